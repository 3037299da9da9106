/**
 * The six characters, each at a lit window of the stairs: told apart by outline before colour, half
 * of every face in the shade because the moon stands to the left.
 */
import type { CharacterId } from '@palier/bots';
import type { FunctionComponent } from 'preact';
import { Brows, FaceEyes, Mouth, Thought, type Mood } from './features.tsx';

type Portrait = FunctionComponent<{ readonly mood: Mood }>;

function Window({ of }: { readonly of: CharacterId }) {
  return <rect width="64" height="64" fill={`var(--window-${of})`} />;
}

/** Careful: round glasses, not a hair astray. */
function Odile({ mood }: { readonly mood: Mood }) {
  return (
    <>
      <Window of="odile" />
      <circle cx="32" cy="9.5" r="7" fill="var(--art-silver)" />
      <path d="M12 40Q10 13 32 13Q54 13 52 40Q48 46 32 46Q16 46 12 40Z" fill="var(--art-silver)" />
      <path d="M9 66Q11 53 26 52L32 56L38 52Q53 53 55 66Z" fill="var(--art-dark)" />
      <path d="M27 46H37V53L32 58L27 53Z" fill="var(--skin-odile)" />
      <ellipse cx="32" cy="36" rx="15" ry="16.5" fill="var(--skin-odile)" />
      <path d="M32 19.500A15 16.5 0 0 1 32 52.500Z" fill="var(--art-shade)" />
      <path d="M16 36Q16 18 32 17Q48 18 48 36Q45 25 32 23Q19 25 16 36Z" fill="var(--art-silver)" />
      <path d="M23 52L32 57L27 63L20 55Z" fill="var(--art-cream)" />
      <path d="M41 52L32 57L37 63L44 55Z" fill="var(--art-cream)" />
      <circle cx="32" cy="58" r="2.2" fill="var(--art-gold)" />
      <FaceEyes mood={mood} y={35.5} />
      <g fill="none" stroke="var(--art-dark)" stroke-width="1.7">
        <circle cx="25" cy="35.5" r="6" />
        <circle cx="39" cy="35.5" r="6" />
        <path d="M31 35Q32 34 33 35" />
      </g>
      <Brows mood={mood} y={27.5} width={1.6} />
      <Mouth mood={mood} y={45.5} size={0.8} />
      <Thought mood={mood} />
    </>
  );
}

/** Bold: all jaw and beard. */
function Bruno({ mood }: { readonly mood: Mood }) {
  return (
    <>
      <Window of="bruno" />
      <path d="M2 66Q4 52 20 50H44Q60 52 62 66Z" fill="var(--art-red)" />
      <path d="M22 50L32 60L42 50V64H22Z" fill="var(--art-cream)" />
      <path
        d="M14 24Q14 13 32 13Q50 13 50 24V40Q50 54 32 54Q14 54 14 40Z"
        fill="var(--skin-bruno)"
      />
      <path
        d="M13 38Q17 43 23 40.500Q28 38 32 40Q36 38 41 40.500Q47 43 51 38V44Q51 60 32 60Q13 60 13 44Z"
        fill="var(--art-dark)"
      />
      <path d="M32 13Q50 13 50 24V44Q50 60 32 60Z" fill="var(--art-shade)" />
      <path
        d="M12 28Q10 8 24 8Q29 3 36 6Q54 4 52 28Q50 19 44 18Q38 21 32 18Q22 22 18 19Q14 20 12 28Z"
        fill="var(--art-dark)"
      />
      <FaceEyes mood={mood} y={31} />
      <Brows mood={mood} y={25.5} width={3.4} />
      <Mouth mood={mood} y={47} ink="var(--art-cream)" teeth={false} />
      <circle cx="13.5" cy="36" r="2.2" fill="var(--art-gold)" />
      <Thought mood={mood} />
    </>
  );
}

/** Spiteful: a smile on one side only. */
function Wanda({ mood }: { readonly mood: Mood }) {
  return (
    <>
      <Window of="wanda" />
      <path d="M10 50Q4 8 32 8Q60 8 54 50L45 54V28H19V54Z" fill="var(--art-dark)" />
      <path d="M2 66L13 45L32 60L51 45L62 66Z" fill="var(--art-dark)" />
      <path d="M13 45L32 60L23 64L9 55Z" fill="var(--art-red)" />
      <path d="M51 45L32 60L41 64L55 55Z" fill="var(--art-red)" />
      <path d="M16 28Q16 16 32 16Q48 16 48 28Q48 44 32 56Q16 44 16 28Z" fill="var(--skin-wanda)" />
      <path d="M32 16Q48 16 48 28Q48 44 32 56Z" fill="var(--art-shade)" />
      <path
        d="M13 34Q12 12 32 12Q52 12 51 34Q46 21 38 20L32 28L26 20Q18 21 13 34Z"
        fill="var(--art-dark)"
      />
      <FaceEyes mood={mood} y={35} lashes />
      <Brows mood={mood} y={29} width={2} arch={2.2} />
      <Mouth mood={mood} y={46} ink="var(--art-red)" crooked />
      <path
        d="M14.5 44L17 48.500L14.5 53L12 48.500ZM49.5 44L52 48.500L49.5 53L47 48.500Z"
        fill="var(--art-gold)"
      />
      <Thought mood={mood} />
    </>
  );
}

/** Hoarding: full cheeks, and cards in the hatband. */
function Hugo({ mood }: { readonly mood: Mood }) {
  return (
    <>
      <Window of="hugo" />
      <path d="M6 66Q6 51 20 50H44Q58 51 58 66Z" fill="var(--art-gold)" />
      <path d="M12 57Q32 66 52 57L53 62Q32 71 11 62Z" fill="var(--art-brown)" />
      <ellipse cx="32" cy="38.5" rx="20" ry="16" fill="var(--skin-hugo)" />
      <path d="M32 22.500A20 16 0 0 1 32 54.500Z" fill="var(--art-shade)" />
      <ellipse cx="19" cy="43.5" rx="4.5" ry="3.2" fill="var(--art-rose)" opacity="0.5" />
      <ellipse cx="45" cy="43.5" rx="4.5" ry="3.2" fill="var(--art-rose)" opacity="0.5" />
      <g stroke="var(--art-dark)" stroke-width="0.8">
        <rect
          x="38"
          y="2"
          width="9"
          height="15"
          rx="1.5"
          fill="var(--art-cream)"
          transform="rotate(14 42 9)"
        />
        <rect
          x="45"
          y="6"
          width="9"
          height="15"
          rx="1.5"
          fill="var(--art-cream)"
          transform="rotate(30 49 13)"
        />
      </g>
      <circle cx="43.5" cy="7" r="2" fill="var(--suit-red)" />
      <path d="M14 26Q13 6 31 6Q50 6 50 26Z" fill="var(--art-brown)" />
      <path d="M14 20H50V26H14Z" fill="var(--art-dark)" />
      <rect x="7" y="24" width="50" height="5.5" rx="2.75" fill="var(--art-brown)" />
      <FaceEyes mood={mood} y={37} />
      <Brows mood={mood} y={32.5} width={2.2} />
      <Mouth mood={mood} y={46} size={0.9} />
      <Thought mood={mood} />
    </>
  );
}

/** Hasty: already on the way out of the picture. */
function Nell({ mood }: { readonly mood: Mood }) {
  return (
    <>
      <Window of="nell" />
      <path
        d="M12 38Q8 8 34 8Q50 7 64 13Q57 16 55 19Q61 20 66 26Q57 26 54 29Q60 32 64 39Q53 37 49 42Z"
        fill="var(--art-fox)"
      />
      <path d="M8 66Q10 53 24 51H38Q51 53 53 66Z" fill="var(--suit-green)" />
      <path d="M38 51Q50 48 60 52Q54 54 62 59Q48 60 40 56Z" fill="var(--art-gold)" />
      <path d="M22 49H42Q45 53 41 57H23Q19 53 22 49Z" fill="var(--art-gold)" />
      <ellipse cx="31" cy="35" rx="15.5" ry="16" fill="var(--skin-nell)" />
      <path d="M31 19A15.5 16 0 0 1 31 51Z" fill="var(--art-shade)" />
      <path
        d="M13 34Q13 14 33 14Q46 14 49 27Q42 20 35 21Q38 23 38 25Q28 20 21 25Q16 28 13 34Z"
        fill="var(--art-fox)"
      />
      <g fill="var(--art-fox-dark)">
        <circle cx="21" cy="40.5" r="1" />
        <circle cx="24" cy="42.5" r="1" />
        <circle cx="38" cy="42.5" r="1" />
        <circle cx="41" cy="40.5" r="1" />
      </g>
      <FaceEyes mood={mood} y={35} dx={-1} big />
      <Brows mood={mood} y={28.5} width={2} dx={-1} ink="var(--art-fox-dark)" />
      <Mouth mood={mood} y={44.5} dx={-1} open />
      <Thought mood={mood} />
    </>
  );
}

/** Even: the same on both sides. */
function Sami({ mood }: { readonly mood: Mood }) {
  return (
    <>
      <Window of="sami" />
      <path d="M6 66Q8 52 24 51H32V66Z" fill="var(--art-cream)" />
      <path d="M58 66Q56 52 40 51H32V66Z" fill="var(--art-dark)" />
      <circle cx="15.5" cy="37" r="4" fill="var(--skin-sami)" />
      <circle cx="48.5" cy="37" r="4" fill="var(--skin-sami)" />
      <ellipse cx="32" cy="36.5" rx="16.5" ry="17" fill="var(--skin-sami)" />
      <path d="M32 19.500A16.5 17 0 0 1 32 53.500Z" fill="var(--art-shade)" />
      <circle cx="32" cy="6.5" r="4.5" fill="var(--art-red)" />
      <path d="M14 28Q13 8 32 8V28Z" fill="var(--art-cream)" />
      <path d="M50 28Q51 8 32 8V28Z" fill="var(--art-dark)" />
      <rect x="12" y="23" width="40" height="7.5" rx="3.75" fill="var(--art-red)" />
      <FaceEyes mood={mood} y={38} whites />
      <Brows mood={mood} y={32.6} width={2.2} />
      <Mouth mood={mood} y={46.5} />
      <Thought mood={mood} />
    </>
  );
}

export const PORTRAITS: { readonly [Id in CharacterId]: Portrait } = {
  odile: Odile,
  bruno: Bruno,
  wanda: Wanda,
  hugo: Hugo,
  nell: Nell,
  sami: Sami,
};
