/** The words of `palier play` and `palier sim`, alike in every language. */
import { ROUND_ENDS } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { LANGS, loadPart, type Part } from './index.ts';

const FILE = /FILE|FICHIER|DATEI/;

function sentences(play: Part<'play'>): readonly string[] {
  const { sim } = play;
  return [
    [play.welcome('Edition', 'Ladder', ['Anna', 'Ben']), sim.title('Edition', 'Ladder')],
    [play.howToChange, play.howToStart, play.yourLevels, play.hand, play.choose, play.canLay],
    [play.cannotLay, play.swapHint, play.moves, play.moreLayings, play.nothingToUndo],
    [play.saveNeedsFile, play.pressEnter, play.afterGame, play.goodbye, ...play.helpNotes],
    [play.luck.honest('ab12'), play.luck.seeded('seed'), play.revealed('cd34')],
    [1, 7].flatMap((n) => [play.round(n), play.level(n), play.cards(n), play.youLaid(n)]),
    [1, 3].flatMap((n) => [play.keepHint(n), play.offerHint(n), play.stock(n, '')]),
    [
      play.stock(5, 'X'),
      play.dropHint([2, 5]),
      play.yourLevel(3, '…'),
      play.example('draw'),
      play.typed('draw'),
      play.noOdds,
    ],
    [0, 1, 3].map((missing) => play.outlook(4, missing, 9, 62)),
    [1, 5].map((turns) => play.oddsOf(turns, 0.23, 0.02)),
    [play.refusalHint('LAY-3'), play.noSuchRule('7'), play.handOver('Anna')],
    [true, false].map((isOver) => play.saved('a.jsonl', isOver)),
    [play.fileExists('a.jsonl'), play.cannotSave('a.jsonl', 'EACCES')],
    play.help.map(({ says }) => says),
    [sim.interrupted, ...Object.values(sim.columns), ...Object.values(sim.method)],
    [true, false].map((isRotated) => sim.games(12, 4, isRotated)),
    ROUND_ENDS.map((end) => sim.ending(end, 0.5)),
    [sim.length(6.25, 170), sim.endings(['a', 'b']), sim.speed(2, 300), sim.seed('s')],
    [undefined, 1, 30, 4000].map((left) => sim.progress(1, 9, left)),
    [sim.soaking(5), sim.soaked(5, 30, 900), sim.broken(3, 'why', 'palier sim')],
    [true, false].map((isEarly) => sim.settled(0.005, isEarly)),
    [sim.unsettled(0.02, 0.005), sim.reported('a.html')],
    [sim.wins(12.5), sim.share(0.613), sim.range(0.5, 0.7)],
  ].flat();
}

describe.each(LANGS)('in %s', (lang) => {
  it('everything can be said', async () => {
    const play = await loadPart(lang, 'play');
    for (const sentence of sentences(play)) {
      expect(sentence).not.toMatch(/undefined|NaN|\[object|^\s*$/);
      if (lang === 'fr') expect(sentence).not.toMatch(/ [:;!?»]/);
    }
    expect(new Set(play.botNames).size).toBeGreaterThanOrEqual(12);
  });

  it('help names every move', async () => {
    const play = await loadPart(lang, 'play');
    const typed = play.help.map(({ line }) => line).join(', ');
    const verbs = ['draw', 'take', 'lay', 'add', 'exchange', 'discard', 'pass', 'drop', 'keep'];
    for (const verb of [...verbs, 'grab', 'offer', 'pick', 'swap', 'hold']) {
      expect(typed).toMatch(new RegExp(`\\b${verb}\\b`, 'u'));
    }
  });

  it('the same can be typed as in English', async () => {
    const lines = ({ help }: Part<'play'>) => help.map(({ line }) => line.replace(FILE, 'FILE'));
    expect(lines(await loadPart(lang, 'play'))).toEqual(lines(await loadPart('en', 'play')));
  });
});
