/** The words around the table, alike in every language. */
import { describe, expect, it } from 'vitest';
import { LANGS, loadPart, type Lang, type SeatPlace } from './index.ts';

const PLACES: readonly SeatPlace[] = [
  { t: 'level', level: 3 },
  { t: 'done', done: 0, levels: 8 },
  { t: 'done', done: 1, levels: 8 },
  { t: 'moon' },
];

async function load(lang: Lang) {
  const [shell, settings, table, { book: rulebook }] = await Promise.all([
    loadPart(lang, 'shell'),
    loadPart(lang, 'settings'),
    loadPart(lang, 'table'),
    loadPart(lang, 'rules'),
  ]);
  return { shell, settings, table, rulebook };
}

type Web = Awaited<ReturnType<typeof load>>;

/** What is made from facts, with some of them. */
function made({ shell, settings, rulebook }: Web): readonly string[] {
  const { game, newGame } = shell;
  const names = ['Anna', 'Ben'];
  return [
    [shell.windowTitle('Home')],
    [1, 3].map((n) => game.round(n)),
    PLACES.flatMap((place) => [game.seatAt('Anna', place), game.place(place)]),
    [shell.games.showAll(51), shell.games.showAll(1234)],
    [game.winners(['Anna']), game.winners(names), game.players(names)],
    [1, 3].flatMap((n) => [newGame.nameOf(n), newGame.person(n), newGame.kindOf(n)]),
    [1, 3].flatMap((n) => [newGame.changed(n), newGame.idleRules(n), settings.keptGames(n)]),
    [newGame.levelsOf('One star'), settings.version('0.1.0')],
    [1, 3].flatMap((n) => [rulebook.found(n), rulebook.withHouseRules(n)]),
    [1, 3].map((n) => rulebook.showAllAbout(n)),
    [rulebook.ladderTitle('One star'), rulebook.linkTo('LAY-3'), rulebook.unknownRule('X')],
  ].flat();
}

/** Every plain text, by its path. */
function plain(words: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, member]) => plain(member, `${path}.${name}`));
}

function ours({ shell, settings, rulebook }: Web) {
  return plain({ shell, settings, rulebook });
}

describe.each(LANGS)('in %s', (lang) => {
  it('everything can be said, and is typeset', async () => {
    const web = await load(lang);
    for (const sentence of [...made(web), ...ours(web).map(([, text]) => text)]) {
      expect(sentence).not.toMatch(/undefined|NaN|\[object|^\s*$|\s\s|^\s|\s$/);
      expect(sentence).not.toMatch(/['"]/);
      if (lang === 'fr') expect(sentence).not.toMatch(/ [:;!?»]/);
      else expect(sentence).not.toMatch(/\s[:;!?]/);
    }
  });

  it('what is explained is explained in a sentence', async () => {
    const { shell, settings } = await load(lang);
    const { editions, ladders, masters, idle } = shell.newGame;
    const abouts = [editions, ladders, masters, idle, settings.sortAbouts].flatMap(Object.values);
    expect(abouts.filter((about: string) => !/^\p{Lu}.*\.$/u.test(about))).toEqual([]);
  });
});

it.each(LANGS)('a screen is called the same wherever one leads to it, in %s', async (lang) => {
  const { shell, settings, table, rulebook } = await load(lang);
  const { home, games } = shell;
  expect([home.rulebook, table.rulebook]).toEqual([rulebook.title, rulebook.title]);
  expect([home.games, home.settings]).toEqual([games.title, settings.title]);
});

/** The same in two languages or all of them. */
const SHARED = new Set([
  '.shell.newGame.isBot',
  '.settings.motions.normal',
  '.settings.paces.normal',
  '.settings.haptics',
  '.rulebook.chapters.jokers',
  '.rulebook.levelHeader',
]);

it('nothing was left untranslated', async () => {
  const all = await Promise.all(LANGS.map(async (lang) => new Map(ours(await load(lang)))));
  const paths = [...all[0]!.keys()];
  const same = paths.filter((path) => {
    const texts = all.map((texts) => texts.get(path));
    return new Set(texts).size < LANGS.length;
  });
  expect(same.filter((path) => !SHARED.has(path))).toEqual([]);
});
