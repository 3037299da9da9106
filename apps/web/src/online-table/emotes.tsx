/** Emotes: the moon's faces, and a few things, drawn as the faces of the house are. */
import type { Emote } from '@palier/table/room';
import type { ComponentChildren, JSX } from 'preact';
import { FaceEyes, Mouth, Thought } from '../board/features.tsx';

export function EmoteView({ emote }: { readonly emote: Emote }) {
  return (
    <svg class="emote" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {DRAWN[emote]()}
    </svg>
  );
}

/** Half of it in the shade, as every face is. */
function Moon({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <circle cx="32" cy="32" r="29" fill="var(--art-moon)" />
      <path d="M32 3A29 29 0 0 1 32 61Q46 52 46 32Q46 12 32 3Z" fill="var(--art-moon-shade)" />
      {children}
    </>
  );
}

function Blush() {
  return (
    <g fill="var(--art-rose)">
      <ellipse cx="17" cy="38" rx="4" ry="2.6" />
      <ellipse cx="47" cy="38" rx="4" ry="2.6" />
    </g>
  );
}

/** A hand with its fingers together, the thumb to the right. */
const HAND =
  'M-8 16V-10a3.600 3.600 0 0 1 7.200 0V-13a3.600 3.600 0 0 1 7.200 0V-4L9.500-8a3.400 3.400 0 0 1 5.600 3.800L8 12Q6 20-1 20Q-8 20-8 16Z';

const DRAWN: { readonly [E in Emote]: () => JSX.Element } = {
  smile: () => (
    <Moon>
      <FaceEyes mood="calm" y={27} big />
      <Blush />
      <path class="face-line" d="M21 38Q32 51 43 38" stroke="var(--art-dark)" />
    </Moon>
  ),
  laugh: () => (
    <Moon>
      <FaceEyes mood="happy" y={26} />
      <Blush />
      <Mouth mood="happy" y={40} size={1.9} />
    </Moon>
  ),
  think: () => (
    <Moon>
      <FaceEyes mood="thinking" y={27} big />
      <path
        class="face-line"
        d="M20 19.500Q24 17 28 19M36 15.500Q41 13.500 45 17"
        stroke="var(--art-dark)"
      />
      <path class="face-line" d="M26 43Q33 40 40 43" stroke="var(--art-dark)" />
      <Thought mood="thinking" />
    </Moon>
  ),
  cry: () => (
    <Moon>
      <FaceEyes mood="sad" y={27} big />
      <path class="face-line" d="M18 21L27 17.500M46 21L37 17.500" stroke="var(--art-dark)" />
      <path class="face-line" d="M22 47Q32 36 42 47" stroke="var(--art-dark)" />
      <path d="M20 33Q26 42 20 45Q14 42 20 33Z" fill="var(--suit-blue)" />
      <path d="M46 38Q51 46 46 48.500Q41 46 46 38Z" fill="var(--suit-blue)" />
    </Moon>
  ),
  sleep: () => (
    <>
      <g transform="translate(-2 8) scale(0.87)">
        <Moon>
          <path
            class="face-line"
            d="M18 31Q22.500 36 27 31M37 31Q41.500 36 46 31"
            stroke="var(--art-dark)"
          />
          <ellipse cx="32" cy="44" rx="4" ry="3.400" fill="var(--art-dark)" />
        </Moon>
      </g>
      <g class="emote-note">
        <path d="M49 4H61L49 17H61" />
        <path d="M40 15H47L40 23H47" />
      </g>
    </>
  ),
  heart: () => (
    <>
      <path d={HEART} fill="var(--suit-red)" />
      <path d="M32 19Q40 8 50 10Q61 13 60 27Q58 42 32 57Z" fill="var(--art-shade)" />
      <path class="emote-gleam" d="M12 27Q12 19 19 17" />
    </>
  ),
  clap: () => (
    <>
      <g transform="translate(45 37) rotate(24) scale(-1.15 1.15)">
        <path d={HAND} fill="var(--art-gold)" stroke="var(--art-dark)" stroke-width="1.6" />
      </g>
      <g transform="translate(22 40) rotate(-24) scale(1.15)">
        <path d={HAND} fill="var(--art-moon)" stroke="var(--art-dark)" stroke-width="1.6" />
      </g>
      <path class="emote-gleam emote-gold" d="M32 3V11M19 5L22 12M45 5L42 12" />
    </>
  ),
  fire: () => (
    <>
      <path
        d="M33 3Q36 15 45 22Q55 31 53 43Q50 60 32 61Q14 60 11 43Q10 33 17 25Q19 32 23 34Q21 17 33 3Z"
        fill="var(--suit-orange)"
      />
      <path
        d="M33 3Q36 15 45 22Q55 31 53 43Q50 60 32 61Q42 50 38 36Q33 26 33 3Z"
        fill="var(--art-shade)"
      />
      <path
        d="M33 30Q35 37 40 41Q44 46 42 51Q39 58 32 58Q24 58 22 51Q21 45 26 41Q28 45 30 45Q29 37 33 30Z"
        fill="var(--art-gold)"
      />
    </>
  ),
};

const HEART = 'M32 19Q24 8 14 10Q3 13 4 27Q6 42 32 57Q58 42 60 27Q61 13 50 10Q40 8 32 19Z';
