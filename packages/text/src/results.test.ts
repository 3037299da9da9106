import { describe, expect, test } from 'vitest';
import type { ClimbFact, Part, Telling } from './index.ts';
import { SAMPLE_TELLINGS } from './testing/sample-stories.ts';
import { inExamples, namingOf } from './testing/texts.ts';

const NAMES = ['Anna', 'Ben', ''];
const EXAMPLES = await inExamples('results');

function said(say: (results: Part<'results'>) => string): readonly string[] {
  return EXAMPLES.map((results) => say(results).replaceAll('\u00a0', ' '));
}

const out: ClimbFact = {
  seat: 1,
  how: 'out',
  laid: 3,
  climbed: 2,
  now: { t: 'level', count: 5 },
};

describe('a round to one seat', () => {
  test.each<[ClimbFact, readonly string[]]>([
    [
      out,
      [
        'You went out: two levels up, now on level 5.',
        'Tu as terminé la manche et tu passes du niveau 3 au niveau 5.',
        'Du hast Schluss gemacht und steigst um zwei auf Level 5.',
      ],
    ],
    [
      { ...out, seat: 2, how: 'laid', climbed: 1, now: { t: 'level', count: 4 } },
      [
        'Ben laid level 3: one level up, now on level 4.',
        'Ben a posé le niveau 3 et passe au niveau 4.',
        'Ben hat Level 3 ausgelegt und steigt auf Level 4.',
      ],
    ],
    [
      { ...out, how: 'none', laid: undefined, climbed: 0, now: { t: 'level', count: 3 } },
      [
        'You laid nothing and stayed on level 3.',
        'Tu n’as pas posé et tu restes au niveau 3.',
        'Du hast nicht ausgelegt und bleibst auf Level 3.',
      ],
    ],
    [
      { ...out, seat: 3, how: 'none', laid: undefined, climbed: 0, now: { t: 'left', count: 1 } },
      [
        'Player 3 laid nothing: still one level left.',
        'Le joueur 3 n’a pas posé : il lui reste un palier.',
        'Spieler 3 hat nicht ausgelegt: noch ein Level übrig.',
      ],
    ],
    [
      { ...out, seat: 2, how: 'won', laid: 8, climbed: 1, now: { t: 'moon' } },
      [
        'Ben laid level 8 and won.',
        'Ben a posé le niveau 8 et gagné la partie.',
        'Ben hat Level 8 ausgelegt und gewonnen.',
      ],
    ],
    [
      { ...out, now: { t: 'moon' } },
      [
        'You went out and cleared the last level.',
        'Tu as terminé la manche et franchi le dernier niveau.',
        'Du hast Schluss gemacht und alle Level geschafft.',
      ],
    ],
    [
      { ...out, how: 'late', climbed: 0, now: { t: 'level', count: 3 } },
      [
        'You laid level 3, but someone else won the game.',
        'Tu as posé le niveau 3, mais la partie était déjà gagnée.',
        'Du hast Level 3 ausgelegt, aber die Partie war schon gewonnen.',
      ],
    ],
    [
      { ...out, seat: 2, how: 'out', climbed: 2, now: { t: 'left', count: 4 } },
      [
        'Ben went out: two levels removed, four left.',
        'Ben a terminé la manche et retire deux paliers : il lui en reste quatre.',
        'Ben hat Schluss gemacht: zwei Level weniger, noch vier übrig.',
      ],
    ],
  ])('%j', (fact, sentences) => {
    // Only Level Up has an open ladder.
    const naming = namingOf(1, NAMES, fact.now.t === 'left' ? 'level-up' : 'level-8-101');
    expect(said(({ round }) => round.climb(fact, naming))).toEqual(sentences);
  });
});

describe('a game tells the same of you and of another', () => {
  test.each(Object.values(SAMPLE_TELLINGS))('$t', (telling) => {
    for (const viewer of [1, 'spectator'] as const) {
      const naming = namingOf(viewer, NAMES);
      const sentences = said(({ tellings }) => {
        const say = tellings[telling.t] as (telling: Telling, names: typeof naming) => string;
        return say(telling, naming);
      });
      for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(new Set(sentences).size).toBe(EXAMPLES.length);
      const isNamed = sentences.some((sentence) => sentence.includes('Anna'));
      expect(isNamed).toBe(
        'seat' in telling || 'seats' in telling ? viewer === 'spectator' : false,
      );
    }
  });
});

test('a hard level resists you, in French too', () => {
  const naming = namingOf(1, NAMES);
  expect(said(({ tellings }) => tellings.stuck(SAMPLE_TELLINGS.stuck, naming))).toEqual([
    'Level 5 held you up for 3 rounds.',
    'Le niveau 5 t’a résisté pendant 3 manches.',
    'Drei Runden lang kamst du nicht über Level 5 hinaus.',
  ]);
});

test('who won is said, alone or together, and that it is the moon in every box', () => {
  const naming = namingOf(1, NAMES);
  expect(said(({ headline }) => headline([1], naming))).toEqual([
    'You won and reached the moon!',
    'Tu gagnes la partie et atteins la lune !',
    'Du hast gewonnen und den Mond erreicht!',
  ]);
  expect(said(({ headline }) => headline([1, 2], naming))).toEqual([
    'You and Ben won and reached the moon!',
    'Ben et toi gagnez ensemble et atteignez la lune !',
    'Ben und du habt gemeinsam gewonnen und den Mond erreicht!',
  ]);
  const [inLevelUp] = said(({ headline }) => headline([2], { ...naming, edition: 'level-up' }));
  expect(inLevelUp).toBe('Ben won and reached the moon!');
});

describe('who may win next', () => {
  const naming = namingOf(1, NAMES);

  test.each([
    [
      [1],
      [
        'You are one level from the moon!',
        'Tu es à une pose de la lune !',
        'Du stehst ein Level vor dem Mond!',
      ],
    ],
    [
      [2],
      [
        'Ben is one level from the moon!',
        'Ben est à une pose de la lune !',
        'Ben steht ein Level vor dem Mond!',
      ],
    ],
    [
      [1, 2],
      [
        'You and Ben are one level from the moon!',
        'Ben et toi êtes à une pose de la lune !',
        'Ben und du steht ein Level vor dem Mond!',
      ],
    ],
  ])('by laying: %j', (seats, sentences) => {
    expect(said(({ round }) => round.nearMoon(seats, naming))).toEqual(sentences);
  });

  test('by going out', () => {
    expect(said(({ round }) => round.outWins([2], naming))).toEqual([
      'Ben can reach the moon by going out.',
      'Ben peut atteindre la lune en terminant la manche.',
      'Ben kann durch Schlussmachen bis zum Mond kommen.',
    ]);
  });
});
