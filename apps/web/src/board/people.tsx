/**
 * Twelve people, drawn as the six characters are: at a lit window of the stairs, told apart by outline
 * before colour, half of every face in the shade. Their colours are the person's own choice and come
 * as `--skin`, `--hair`, `--wear` and `--window`.
 */
import type { ComponentChildren, FunctionComponent } from 'preact';
import { Brows, FaceEyes, Mouth, Thought, type Mood } from './features.tsx';

export type PersonProps = {
  readonly mood: Mood;
  /** On dark skin, where dark eyes alone would not be seen. */
  readonly whites: boolean;
};

const SKIN = 'var(--skin)';
const HAIR = 'var(--hair)';
const WEAR = 'var(--wear)';
const SHADE = 'var(--art-shade)';
const CREAM = 'var(--art-cream)';
const DARK = 'var(--art-dark)';
const GOLD = 'var(--art-gold)';

function Shoulders() {
  return <path d="M7 66Q9 53 25 51H39Q55 53 57 66Z" fill={WEAR} />;
}

/** Neck, face and its shaded half. */
function Head({ ears = false }: { readonly ears?: boolean }) {
  return (
    <>
      <path d="M27 45H37V53Q32 58 27 53Z" fill={SKIN} />
      <path d="M27 50Q32 55 37 48V53Q32 58 27 53Z" fill={SHADE} />
      {ears && <path d="M17 33a3.6 4.2 0 1 0 0 8.4zM47 33a3.6 4.2 0 1 1 0 8.4z" fill={SKIN} />}
      <ellipse cx="32" cy="36" rx="15" ry="16.5" fill={SKIN} />
      <path d="M32 19.5A15 16.5 0 0 1 32 52.5Z" fill={SHADE} />
    </>
  );
}

/** A big round head of curls. */
function Curls({ mood, whites }: PersonProps) {
  return (
    <>
      <g fill={HAIR}>
        <circle cx="15" cy="24" r="10" />
        <circle cx="23" cy="13" r="10" />
        <circle cx="36" cy="10" r="10" />
        <circle cx="48" cy="18" r="10" />
        <circle cx="52" cy="31" r="9" />
        <circle cx="11" cy="37" r="9" />
        <circle cx="50" cy="43" r="8" />
        <circle cx="14" cy="47" r="7" />
      </g>
      <Shoulders />
      <Head />
      <g fill={HAIR}>
        <circle cx="21" cy="23" r="6" />
        <circle cx="30" cy="20.5" r="6.5" />
        <circle cx="40" cy="22" r="6.5" />
        <circle cx="46" cy="28" r="4.5" />
        <circle cx="17" cy="30" r="4" />
      </g>
      <circle cx="16.5" cy="46" r="2.4" fill={GOLD} />
      <circle cx="47.5" cy="46" r="2.4" fill={GOLD} />
      <Says mood={mood} whites={whites} y={37} brow={31} mouth={46} width={2} />
    </>
  );
}

/** A straight bob, cut along a ruler. */
function Bob({ mood, whites }: PersonProps) {
  return (
    <>
      <path d="M10 47V26Q12 9 32 9Q52 9 54 26V47Q50 49 45 47H19Q14 49 10 47Z" fill={HAIR} />
      <Shoulders />
      <Head />
      <path d="M24.5 51.5H39.5Q41 54 40 58H24Q23 54 24.5 51.5Z" fill={WEAR} />
      <path d="M16 30V24Q18 14 32 14Q46 14 48 24V30Z" fill={HAIR} />
      <path
        d="M10 47V26Q12 18 17 18V47Q14 48 10 47ZM54 47V26Q52 18 47 18V47Q50 48 54 47Z"
        fill={HAIR}
      />
      <Says mood={mood} whites={whites} y={37} brow={32.6} mouth={45} width={1.6} size={0.8} />
    </>
  );
}

/** Two plaits and their ribbons. */
function Plaits({ mood, whites }: PersonProps) {
  return (
    <>
      <g fill={HAIR}>
        <ellipse cx="12.5" cy="39" rx="5" ry="5.5" />
        <ellipse cx="10.5" cy="47" rx="5" ry="5.5" />
        <ellipse cx="9.5" cy="55" rx="4.5" ry="5" />
        <ellipse cx="51.5" cy="39" rx="5" ry="5.5" />
        <ellipse cx="53.5" cy="47" rx="5" ry="5.5" />
        <ellipse cx="54.5" cy="55" rx="4.5" ry="5" />
      </g>
      <Shoulders />
      <path d="M25 51L32 59L39 51L42 52L32 64L22 52Z" fill={CREAM} />
      <Head />
      <path d="M13 37Q10 12 32 12Q54 12 51 37Q49 26 32 18Q15 26 13 37Z" fill={HAIR} />
      <path d="M32 12V18" stroke={SKIN} stroke-width="1.4" />
      <path d="M5.5 57.5h8.5v4H5.5zM50 57.5h8.5v4H50z" fill="var(--art-rose)" />
      <Says mood={mood} whites={whites} y={36} brow={30} mouth={45.5} width={2} big />
    </>
  );
}

/** A ponytail that swings high, and a band to hold the rest. */
function Ponytail({ mood, whites }: PersonProps) {
  return (
    <>
      <path d="M42 10Q58 0 62 16Q65 30 57 41Q58 30 52 24Q47 20 43 20Z" fill={HAIR} />
      <Shoulders />
      <Head ears />
      <path d="M15 36Q11 13 32 13Q53 13 49 36Q48 27 40 24Q26 24 18 27Q15 30 15 36Z" fill={HAIR} />
      <path d="M15 28.5Q30 16.5 49 28" fill="none" stroke={WEAR} stroke-width="4.4" />
      <circle cx="45" cy="14.5" r="4.2" fill={WEAR} />
      <circle cx="45" cy="14.5" r="4.2" fill={SHADE} />
      <Says mood={mood} whites={whites} y={37.5} brow={32.4} mouth={46} width={2} />
    </>
  );
}

/** Long waves, and a flower in them. */
function Waves({ mood, whites }: PersonProps) {
  return (
    <>
      <path
        d="M11 64Q3 55 9 46Q2 37 9 28Q9 8 32 8Q55 8 55 28Q62 37 55 46Q61 55 53 64H43V30H21V64Z"
        fill={HAIR}
      />
      <path d="M13 66Q15 54 26 52H38Q49 54 51 66Z" fill={WEAR} />
      <Head />
      <path d="M15.5 40Q13 15 33 14Q49 15 48.5 38Q46 27 37 20.5Q28 32 15.5 40Z" fill={HAIR} />
      <g fill="var(--art-rose)">
        <circle cx="49" cy="9.5" r="3.6" />
        <circle cx="53.8" cy="13" r="3.6" />
        <circle cx="52" cy="18.6" r="3.6" />
        <circle cx="46" cy="18.6" r="3.6" />
        <circle cx="44.2" cy="13" r="3.6" />
      </g>
      <circle cx="49" cy="14.6" r="2.7" fill={GOLD} />
      <Says mood={mood} whites={whites} y={37} brow={31} mouth={46} width={1.8} big />
    </>
  );
}

/** Hair that stands like a wave about to break. */
function Quiff({ mood, whites }: PersonProps) {
  return (
    <>
      <Shoulders />
      <path d="M24 50L32 60L40 50L46 53L38 66H26L18 53Z" fill={CREAM} />
      <path d="M32 60L40 50L46 53L38 66H32Z" fill={SHADE} />
      <Head ears />
      <path
        d="M17.5 40Q18 52.5 32 52.5Q46 52.5 46.5 40Q44 47 38 46.5H26Q20 47 17.5 40Z"
        fill={SHADE}
      />
      <path
        d="M15 33Q12 22 16 17Q14 5 30 5Q50-1 56 13Q53 15 50 15Q53 22 49 33Q48 26 45 23Q30 27 21 22Q16 25 15 33Z"
        fill={HAIR}
      />
      <path d="M22 15Q34 18 48 10" fill="none" stroke={SHADE} stroke-width="2.4" />
      <Says mood={mood} whites={whites} y={36.5} brow={30.6} mouth={46} width={3} />
    </>
  );
}

/** Hair to all sides, and a plaster on the cheek. */
function Spikes({ mood, whites }: PersonProps) {
  return (
    <>
      <Shoulders />
      <path d="M10 57Q32 64 54 57L55.5 61Q32 68 8.5 61Z" fill={CREAM} />
      <Head ears />
      <path
        d="M14 35L7 25L15 24L10 12L21 15L23 3L31 12L40 2L42 13L54 9L49 21L58 24L50 35Q48 25 42 26L38 22L33 27L27 22L23 27Q16 26 14 35Z"
        fill={HAIR}
      />
      <g transform="rotate(-18 22 44)">
        <rect x="17.5" y="42.4" width="9" height="3.8" rx="1.9" fill={CREAM} />
        <rect x="20.4" y="42.4" width="3.2" height="3.8" fill="var(--art-rose)" />
      </g>
      <Says mood={mood} whites={whites} y={37} brow={31.5} mouth={46.5} width={2} big open />
    </>
  );
}

/** A cap, its peak to the side. */
function Cap({ mood, whites }: PersonProps) {
  return (
    <>
      <path d="M13 26H20V45Q14 43 13 26ZM51 26H44V45Q50 43 51 26Z" fill={HAIR} />
      <Shoulders />
      <path d="M27 51V61M37 51V61" stroke={CREAM} stroke-width="1.6" stroke-linecap="round" />
      <Head ears />
      <path d="M12.5 29Q10 8 32 8Q54 8 51.5 29Z" fill={WEAR} />
      <path d="M32 8Q54 8 51.5 29H32Z" fill={SHADE} />
      <path d="M28 25H50Q62 25 64 31Q64 34 60 33.5Q46 30 28 31Z" fill={WEAR} />
      <path d="M28 25H50Q62 25 64 31Q64 34 60 33.5Q46 30 28 31Z" fill={SHADE} />
      <path d="M23 19.5L25 15L29 19.5L33 15L35 19.5V22.5H23Z" fill={CREAM} />
      <circle cx="32" cy="8" r="2.2" fill={CREAM} />
      <Says mood={mood} whites={whites} y={38.5} brow={34.4} mouth={46.5} width={2.2} />
    </>
  );
}

/** A beret worn low on one side, and spectacles. */
function Beret({ mood, whites }: PersonProps) {
  return (
    <>
      <path d="M12 25Q9 42 14 48H20V25ZM52 25Q55 42 50 48H44V25Z" fill={HAIR} />
      <Shoulders />
      <path d="M22 49Q32 56 42 49L45 54Q32 63 19 54Z" fill="var(--art-red)" />
      <Head />
      <path d="M14.5 34Q16 24 24 21H42Q48 24 49.5 34Q44 27 34 26Q22 26 14.5 34Z" fill={HAIR} />
      <path d="M6 23Q3 8 30 6Q58 5 58 17Q57 24 44 22Q26 21 14 28Q8 29 6 23Z" fill={WEAR} />
      <path d="M30 6Q58 5 58 17Q57 24 44 22Q36 21.6 28 22.8Q36 14 30 6Z" fill={SHADE} />
      <path d="M30 7L31.5 2" stroke={DARK} stroke-width="2.4" stroke-linecap="round" />
      <Says mood={mood} whites={whites} y={37} brow={30.6} mouth={46} width={1.6} size={0.8} />
      <g fill="none" stroke={DARK} stroke-width="1.7">
        <rect x="18.6" y="31.8" width="12" height="10" rx="3" />
        <rect x="33.4" y="31.8" width="12" height="10" rx="3" />
        <path d="M30.6 36Q32 35 33.4 36" />
      </g>
    </>
  );
}

/** A scarf around the whole head; the band under it has the colour that others give their hair. */
function Scarf({ mood, whites }: PersonProps) {
  return (
    <>
      <path d="M8 66Q7 52 12 42Q7 8 32 8Q57 8 52 42Q57 52 56 66Z" fill={WEAR} />
      <path d="M32 8Q57 8 52 42Q57 52 56 66H32Z" fill={SHADE} />
      <ellipse cx="32" cy="36" rx="13.5" ry="15.5" fill={SKIN} />
      <path d="M32 20.5A13.5 15.5 0 0 1 32 51.5Z" fill={SHADE} />
      <path d="M19 34Q19 20 32 20Q45 20 45 34Q42 25 32 24.5Q22 25 19 34Z" fill={HAIR} />
      <path d="M17 45Q22 54 34 54Q44 53 48 44Q55 54 47 61Q30 66 15 57Q14 50 17 45Z" fill={WEAR} />
      <path d="M17 45Q22 54 34 54Q44 53 48 44Q46 57 32 58Q20 57 17 45Z" fill={SHADE} />
      <circle cx="46" cy="53" r="2.2" fill={GOLD} />
      <Says mood={mood} whites={whites} y={37} brow={31.2} mouth={45.5} width={2} size={0.85} big />
    </>
  );
}

/** A turban, wound with care, and a full beard. */
function Turban({ mood, whites }: PersonProps) {
  return (
    <>
      <Shoulders />
      <path d="M26 52H38V66H26Z" fill={CREAM} />
      <Head />
      <path
        d="M16 35Q18 43 25 41.5Q29 39.5 32 41Q35 39.5 39 41.5Q46 43 48 35V44Q48 60 32 60Q16 60 16 44Z"
        fill={HAIR}
      />
      <path d="M32 41Q35 39.5 39 41.5Q46 43 48 35V44Q48 60 32 60Z" fill={SHADE} />
      <path d="M11 30Q4 5 32 3Q60 5 53 30Q46 20 32 19Q18 20 11 30Z" fill={WEAR} />
      <path d="M32 3Q60 5 53 30Q46 20 32 19Z" fill={SHADE} />
      <path
        d="M11 23Q20 9 40 4M12 28Q24 15 50 9M53 24Q46 16 38 13"
        fill="none"
        stroke={SHADE}
        stroke-width="1.8"
      />
      <path d="M32 9.5L35 14L32 18.5L29 14Z" fill={GOLD} />
      <Says
        mood={mood}
        whites={whites}
        y={33}
        brow={28}
        mouth={47.5}
        width={2.6}
        ink={CREAM}
        teeth={false}
      />
    </>
  );
}

/** A bald head that shines, and the moustache of the house. */
function Moustache({ mood, whites }: PersonProps) {
  return (
    <>
      <Shoulders />
      <path d="M32 54L22 50V60ZM32 54L42 50V60Z" fill={CREAM} />
      <path d="M12 32a4 5 0 0 0 4 11zM52 32a4 5 0 0 1-4 11z" fill={SKIN} />
      <path d="M13.5 32Q12 26 16 23L19 32ZM50.5 32Q52 26 48 23L45 32Z" fill={HAIR} />
      <ellipse cx="32" cy="32" rx="17.5" ry="21" fill={SKIN} />
      <path d="M32 11A17.5 21 0 0 1 32 53Z" fill={SHADE} />
      <path
        d="M20 21Q22 15 28 13.5"
        fill="none"
        stroke={CREAM}
        stroke-width="2.4"
        stroke-linecap="round"
      />
      <Says
        mood={mood}
        whites={whites}
        y={32}
        brow={26}
        mouth={48.5}
        width={3.4}
        size={0.75}
        hairy
      />
      <path
        d="M32 40.5Q27 37.5 21 40Q15 43 10 39Q12 48 22 47.5Q29 47 32 43.5Q35 47 42 47.5Q52 48 54 39Q49 43 43 40Q37 37.5 32 40.5Z"
        fill={HAIR}
      />
    </>
  );
}

type SaysProps = PersonProps & {
  readonly y: number;
  readonly brow: number;
  readonly mouth: number;
  readonly width: number;
  readonly size?: number;
  readonly ink?: string;
  readonly big?: boolean;
  readonly open?: boolean;
  readonly teeth?: boolean;
  /** Brows in the colour of the hair. */
  readonly hairy?: boolean;
};

/** What the face says. */
function Says({ mood, whites, y, brow, mouth, width, hairy = false, ...rest }: SaysProps) {
  const { size = 1, ink, big = false, open = false, teeth = true } = rest;
  return (
    <>
      <FaceEyes mood={mood} y={y} big={big} whites={whites} />
      <Brows mood={mood} y={brow} width={width} {...(hairy && { ink: HAIR })} />
      <Mouth
        mood={mood}
        y={mouth}
        size={size}
        open={open}
        teeth={teeth}
        {...(ink !== undefined && { ink })}
      />
    </>
  );
}

/** In the order of the codes (`face-code.ts` of the table): never changed, only added to. */
const PEOPLE: readonly FunctionComponent<PersonProps>[] = [
  Curls,
  Bob,
  Plaits,
  Ponytail,
  Waves,
  Quiff,
  Spikes,
  Cap,
  Beret,
  Scarf,
  Turban,
  Moustache,
];

type PersonPortraitProps = PersonProps & { readonly face: number };

export function PersonPortrait({ face, mood, whites }: PersonPortraitProps): ComponentChildren {
  const Person = PEOPLE[face]!;
  return (
    <>
      <Person mood={mood} whites={whites} />
      <Thought mood={mood} />
    </>
  );
}
