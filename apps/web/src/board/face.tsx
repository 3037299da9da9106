/** Who sits there: a drawn face for each of the six characters, and one of twelve for people. */
import { CHARACTER_IDS, parseBotName, type CharacterId } from '@palier/bots';
import { FACE_PARTS, type FaceLook } from '@palier/table';
import { lookOf, type FaceOf } from './face-look.ts';
import { FaceEyes, Mouth, type Mood } from './features.tsx';
import { drawings } from './looks.ts';
import { PORTRAITS } from './portraits.tsx';

export { lookOf, type FaceOf } from './face-look.ts';
export type { Mood } from './features.tsx';

type FaceProps = { readonly of: FaceOf; readonly mood?: Mood };

export function Face({ of, mood = 'calm' }: FaceProps) {
  // Read for every face: as with cards (card.tsx), the same one is not drawn again.
  void drawings.value;
  if (of.bot === undefined) return <PersonFace look={lookOf(of)} mood={mood} />;
  const character = characterOf(of.bot);
  const Portrait = character === undefined ? Nobody : PORTRAITS[character];
  return (
    <svg class="face" viewBox="0 0 64 64" aria-hidden="true" focusable="false" data-mood={mood}>
      <Portrait mood={mood} />
    </svg>
  );
}

function characterOf(bot: string): CharacterId | undefined {
  return CHARACTER_IDS.find((id) => id === bot) ?? parseBotName(bot)?.character;
}

/** The colour of a player: that of the window they look out of. */
export function windowOf(of: FaceOf): string {
  if (of.bot === undefined) return shadeOf('window', lookOf(of).window);
  const character = characterOf(of.bot);
  return character === undefined ? 'var(--disc)' : `var(--window-${character})`;
}

/** A bot without a character. */
function Nobody() {
  return (
    <>
      <rect width="64" height="64" fill="var(--disc)" />
      <text class="face-initials" x="32" y="44">
        ?
      </text>
    </>
  );
}

/** From here on dark eyes are not seen without their whites. */
const FIRST_DARK_SKIN = 4;

type PersonFaceProps = { readonly look: FaceLook; readonly mood?: Mood };

export function PersonFace({ look, mood = 'calm' }: PersonFaceProps) {
  const Portrait = drawings.value?.PersonPortrait;
  return (
    <svg
      class="face"
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      data-mood={mood}
      data-face={look.face}
      style={Object.fromEntries(FACE_PARTS.map((part) => [`--${part}`, shadeOf(part, look[part])]))}
    >
      <rect width="64" height="64" fill="var(--window)" />
      {Portrait === undefined ? (
        <Plain mood={mood} whites={look.skin >= FIRST_DARK_SKIN} />
      ) : (
        <Portrait face={look.face} mood={mood} whites={look.skin >= FIRST_DARK_SKIN} />
      )}
    </svg>
  );
}

/** A colour of the person's choice (styles/art.css), counted from 0. */
export function shadeOf(part: (typeof FACE_PARTS)[number], shade: number): string {
  return `var(--${part}-${shade + 1})`;
}

/** Somebody whose face is not fetched yet, in their own colours: what comes changes no more than it must. */
function Plain({ mood, whites }: { readonly mood: Mood; readonly whites: boolean }) {
  return (
    <>
      <path d="M7 66Q9 53 25 51H39Q55 53 57 66Z" fill="var(--wear)" />
      <ellipse cx="32" cy="34" rx="17" ry="20" fill="var(--hair)" />
      <ellipse cx="32" cy="36" rx="15" ry="16.5" fill="var(--skin)" />
      <path d="M32 19.5A15 16.5 0 0 1 32 52.5Z" fill="var(--art-shade)" />
      <FaceEyes mood={mood} y={36} whites={whites} />
      <Mouth mood={mood} y={45.5} size={0.8} />
    </>
  );
}
