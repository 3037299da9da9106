/** The words around a table online, alike in every language. */
import { describe, expect, it } from 'vitest';
import { LANGS, loadPart, type Part } from './index.ts';

/** What is made from facts, with some of them. */
function made({ join, lobby, options, invite, mine }: Part<'online'>): readonly string[] {
  const names = ['Anna', 'Ben'];
  return [
    [join.title('KLMPQR'), join.takeOver('Odile'), join.seatsFree(1, 2), join.seatsFree(3, 6)],
    [1, 3].flatMap((seat) => [lobby.seat(seat), lobby.sitOn(seat), lobby.moveTo(seat)]),
    [1, 3].flatMap((n) => [lobby.addBotTo(n), lobby.removeBot(n), lobby.watchers(n)]),
    [1, 3].flatMap((n) => [lobby.seatsOpen(n), mine.more(n)]),
    [lobby.changeBot('Odile'), lobby.options('Anna'), lobby.waitForHost('Anna')],
    [lobby.passHostAbout('Anna'), lobby.removeAbout('Anna'), options.readOnly('Anna')],
    [lobby.news.joined('Anna'), lobby.news.left('Anna'), lobby.news.sat('Anna', 2)],
    [options.row('Clock', 'Off'), invite.qrOf('https://palier.example/#/t/KLMPQR')],
    [mine.turnOf(['Anna']), mine.turnOf(names), mine.players(names)],
    [mine.winners(['Anna']), mine.winners(names)],
  ].flat();
}

/** Every plain text, by its path. */
function plain(words: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, member]) => plain(member, `${path}.${name}`));
}

describe.each(LANGS)('in %s', (lang) => {
  it('everything can be said, and is typeset', async () => {
    const words = await loadPart(lang, 'online');
    for (const sentence of [...made(words), ...plain(words).map(([, text]) => text)]) {
      expect(sentence).not.toMatch(/undefined|NaN|\[object|^\s*$|\s\s|^\s|\s$/);
      expect(sentence).not.toMatch(/['"]/);
      const said = sentence.replace(/https:\S+/u, '');
      if (lang === 'fr') expect(said).not.toMatch(/ [:;!?»]/);
      else expect(said).not.toMatch(/\s[:;!?]/);
    }
  });

  it('what is wrong and what is chosen is said in sentences', async () => {
    const { denied, closed, options } = await loadPart(lang, 'online');
    const abouts = Object.values(options).flatMap((option) =>
      typeof option === 'object' ? Object.values(option.values).map(({ about }) => about) : [],
    );
    const all = [...Object.values(denied), ...Object.values(closed), ...abouts];
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((sentence) => !/^[\p{Lu}\d].*\.$/u.test(sentence))).toEqual([]);
  });
});

/** The same in two languages or all of them. */
const SHARED = new Set([
  '.join.table',
  '.invite.code',
  '.invite.showQr',
  '.mine.title',
  '.options.chat.title',
]);

it('nothing was left untranslated', async () => {
  const all = await Promise.all(
    LANGS.map(async (lang) => new Map(plain(await loadPart(lang, 'online')))),
  );
  const same = [...all[0]!.keys()].filter(
    (path) => new Set(all.map((texts) => texts.get(path))).size < LANGS.length,
  );
  expect(same.filter((path) => !SHARED.has(path))).toEqual([]);
});
