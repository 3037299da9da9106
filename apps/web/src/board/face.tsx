/** Who sits there: a drawn face for each of the six characters, a disc with initials for people. */
import { CHARACTER_IDS, parseBotName, type CharacterId } from '@palier/bots';
import type { Mood } from './features.tsx';
import { discOf, initialsOf } from './initials.ts';
import { PORTRAITS } from './portraits.tsx';

export type { Mood } from './features.tsx';

/** As much of a seat as a face needs: `bot` by its name, `odile-expert`, or by its character alone. */
export type FaceOf = { readonly name: string; readonly bot?: string };

type FaceProps = { readonly of: FaceOf; readonly mood?: Mood };

export function Face({ of, mood = 'calm' }: FaceProps) {
  const character = characterOf(of.bot);
  const Portrait = character === undefined ? undefined : PORTRAITS[character];
  return (
    <svg
      class={Portrait === undefined ? 'face face-disc' : 'face face-window'}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      data-mood={mood}
    >
      {Portrait === undefined ? <Initials of={of} /> : <Portrait mood={mood} />}
    </svg>
  );
}

function characterOf(bot = ''): CharacterId | undefined {
  return CHARACTER_IDS.find((id) => id === bot) ?? parseBotName(bot)?.character;
}

const DISCS = 6;

function Initials({ of }: { readonly of: FaceOf }) {
  const disc = discOf(of.name, DISCS);
  return (
    <>
      <circle cx="32" cy="32" r="31" fill={`var(--disc-${disc + 1})`} />
      <text class="face-initials" x="32" y="41">
        {of.bot === undefined ? initialsOf(of.name) : '?'}
      </text>
    </>
  );
}
