/** Level Up's box says « palier », Level 8's « niveau »: what is said of a game says the word of its box. */
import {
  EDITION_IDS,
  HOUSE_RULE_NAMES,
  ROUND_ENDS,
  RULE_IDS,
  type EditionId,
  type Refusal,
} from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { say, type ClimbFact, type Contrast, type Telling } from '../facts.ts';
import { loadPart } from '../langs.ts';
import type { Naming } from '../naming.ts';
import { SAMPLE_ADVICE, SAMPLE_COMMANDS, sampleTable } from '../testing/sample-advice.ts';
import { SAMPLE_EVENTS, SAMPLE_REFUSALS } from '../testing/sample-facts.ts';
import { SAMPLE_CONTRASTS, SAMPLE_TELLINGS } from '../testing/sample-stories.ts';
import { namingOf, textsOf } from '../testing/texts.ts';

const [game, results, review, table, replay, companion, drills, referee, shell, play, cli, rules] =
  await Promise.all([
    loadPart('fr', 'game'),
    loadPart('fr', 'results'),
    loadPart('fr', 'review'),
    loadPart('fr', 'table'),
    loadPart('fr', 'replay'),
    loadPart('fr', 'companion'),
    loadPart('fr', 'drills'),
    loadPart('fr', 'referee'),
    loadPart('fr', 'shell'),
    loadPart('fr', 'play'),
    loadPart('fr', 'cli'),
    loadPart('fr', 'rules'),
  ]);
const tableSheets = await loadPart('fr', 'tableSheets');

const NAMES = ['Anna', 'Ben', ''];

const REFUSALS = Object.entries(SAMPLE_REFUSALS).flatMap(([code, samples]) =>
  samples.map((facts) => ({ t: 'refusal', code, rule: 'INPUT-1', facts }) as Refusal),
);

const NOWS: readonly ClimbFact['now'][] = [
  { t: 'level', count: 5 },
  { t: 'left', count: 1 },
  { t: 'left', count: 4 },
  { t: 'moon' },
];
const CLIMBS = (['won', 'out', 'laid', 'late', 'none'] as const).flatMap((how) =>
  NOWS.flatMap((now) =>
    [0, 1, 2].map((climbed): ClimbFact => ({ seat: 1, how, laid: 3, climbed, now })),
  ),
);

/** Whatever takes a naming. */
function toldTo(naming: Naming): readonly string[] {
  const { round, tellings, headline, stalled } = results;
  return [
    ...SAMPLE_EVENTS.map((event) => game.event(event, naming)),
    ...REFUSALS.map((refusal) => game.refusal(refusal, naming)),
    ...SAMPLE_ADVICE.map((advice) => game.hint(advice, sampleTable(), naming)),
    ...SAMPLE_COMMANDS.map((command) => game.move(command, sampleTable(), naming)),
    ...Object.values(SAMPLE_TELLINGS).map((one: Telling) => say(tellings, one, naming)),
    ...SAMPLE_CONTRASTS.map((one: Contrast) => say(review.reasons, one, naming)),
    ...CLIMBS.map((fact) => round.climb(fact, naming)),
    ...ROUND_ENDS.map((by) => round.ending[by](1, naming)),
    ...[[1], [1, 2]].flatMap((seats) => [headline(seats, naming), stalled(seats, naming)]),
  ];
}

/** Whatever takes the edition alone. */
function saidIn({ edition }: Naming): readonly string[] {
  return [
    ...[
      table.level,
      table.yourLevel,
      table.youLaid,
      table.lay,
      tableSheets.layTitle,
      drills.hasLaid,
    ]
      .concat([play.level, play.youLaid])
      .map((words) => words(3, edition)),
    ...[table.levelAsks, replay.table.level, drills.level, play.yourLevel, cli.replay.level].map(
      (words) => words(3, '…', edition),
    ),
    companion.levelOf('Anna', 3, 8, edition),
    shell.game.seatAt('Anna', { t: 'level', level: 3 }, edition),
  ];
}

/** What is on screen in any game: it needs neither word, or speaks of Level Up's open ladder. */
const OF_ANY_GAME = Object.entries({ table, replay, results, drills, companion, referee }).flatMap(
  ([part, words]) => textsOf(words, undefined, part),
);
const OF_OPEN_LADDER =
  /^(?:table\.(?:layAny|whichLevel|drop\w+)|companion\.round\.missingBonus|referee\.(?:whichLevel|situation\.(?:levelsLeft|laidLevel)))$/u;
/** A screen's own name and the product's. */
const OF_NO_EDITION = /^(?:companion\.(?:title|about)|results\.fileName)$/u;
/** Questions to the referee are asked of one box each. */
const OF_LEVEL_8 = /^referee\.endExamples\.(?:six|seven|eight)$/u;
const OF_LEVEL_UP =
  /^referee\.(?:examples\.open-order|endExamples\.(?:seven-up|eight-up|tie|tie-out|open-eight))$/u;

describe.each(EDITION_IDS)('in %s', (edition) => {
  const [own, other] =
    edition === 'level-up'
      ? [/\bpaliers?\b/iu, /\bniveaux?\b/iu]
      : [/\bniveaux?\b/iu, /\bpaliers?\b/iu];

  test.each([1, 2, 'spectator'] as const)('to %s', (viewer) => {
    const texts = toldTo(namingOf(viewer, NAMES, edition));
    expect(texts.filter((text) => other.test(text))).toEqual([]);
    expect(texts.filter((text) => own.test(text)).length).toBeGreaterThan(40);
  });

  test('on every screen', () => {
    const texts = saidIn(namingOf(1, NAMES, edition));
    expect(texts.filter((text) => !own.test(text) || other.test(text))).toEqual([]);
  });
});

test('what every game shows says neither, but of one box alone', () => {
  const saying = (word: RegExp): readonly string[] =>
    OF_ANY_GAME.flatMap(([path, text]) => (word.test(text) ? [path] : []));
  const isOfBox = (box: readonly RegExp[], path: string): boolean =>
    [OF_NO_EDITION, ...box].some((paths) => paths.test(path));
  const niveaux = saying(/\bniveaux?\b/u);
  const paliers = saying(/\bpaliers?\b/u);
  expect(niveaux.filter((path) => !isOfBox([OF_LEVEL_8], path))).toEqual([]);
  expect(paliers.filter((path) => !isOfBox([OF_LEVEL_UP, OF_OPEN_LADDER], path))).toEqual([]);
});

describe('the rules', () => {
  const rulesFor = (edition?: EditionId): readonly string[] => [
    ...RULE_IDS.map((id) => rules.rule(id, edition)).flatMap(({ title, text }) => [title, text]),
    ...HOUSE_RULE_NAMES.map((name) => rules.houseRuleTitle(name, edition)),
    rules.houseRuleSentence('levels', 4, edition),
    rules.houseRuleSentence('winOnLaying', 'yes', edition),
  ];

  test('say « palier » for Level Up, but in a sentence about Level 8', () => {
    const sentences = rulesFor('level-up').flatMap((text) => text.split(/(?<=[.!?] )/u));
    const niveaux = sentences.filter((text) => /niveau/iu.test(text));
    expect(niveaux.length).toBeGreaterThan(0);
    expect(niveaux.filter((text) => !/Level 8|étoile/u.test(text))).toEqual([]);
  });

  test('say « niveau » for Level 8 and where no edition is meant', () => {
    for (const edition of EDITION_IDS.filter((id) => id !== 'level-up')) {
      expect(rulesFor(edition)).toEqual(rulesFor());
    }
  });
});

test('a game ends at the moon in every box; in a round only Level Up says so', () => {
  const told = (edition: EditionId): string => {
    const naming = namingOf('spectator', NAMES, edition);
    const fact: ClimbFact = { seat: 1, how: 'out', laid: 7, climbed: 2, now: { t: 'moon' } };
    return [
      results.headline([1], naming),
      results.headline([1, 2], naming),
      results.round.climb(fact, naming),
    ].join(' ');
  };
  expect(told('level-up').replaceAll('\u00a0', ' ')).toBe(
    'Anna gagne la partie et atteint la lune ! Anna et Ben gagnent ensemble et atteignent la lune ! Anna a terminé la manche et atteint la lune.',
  );
  expect(told('level-8-101').replaceAll('\u00a0', ' ')).toBe(
    'Anna gagne la partie et atteint la lune ! Anna et Ben gagnent ensemble et atteignent la lune ! Anna a terminé la manche et franchi le dernier niveau.',
  );
});

test('the laboratory says the word of the box it measures, but in a name from outside', async () => {
  const lab = await loadPart('fr', 'lab');
  const { page, ladder, advice } = lab.inBox('level-up');
  const texts = textsOf({ page, ladder }).map(([, text]) => text);
  const hard = advice({ t: 'too-hard', level: 7, asks: [], share: 0.3, isKept: true });
  expect([...texts, hard].filter((text) => /niveau/iu.test(text))).toEqual([]);
  expect(page.levels.climbAlt(3, 2.5).replaceAll('\u00a0', ' ')).toBe('palier 3 : 2,5');
  expect(page.levels.ofLadder('Mon niveau')).toBe('Parcours Mon niveau');
  expect(textsOf(lab.inBox('level-8-101'))).toEqual(textsOf(lab));
});
