/** Pages in place of the table: after a round, after the game, and between two people at one keyboard. */
import type { Seat } from '@palier/rules';
import { allEntries, type TableState } from '@palier/table';
import {
  climbFacts,
  climbOf,
  hasReachedMoon,
  nearMoonIn,
  type RoundStory,
} from '@palier/table/seat';
import type { Naming } from '@palier/text';
import { fitted, widthOf, wrapped } from '../layout.ts';
import { enterHint } from './key-hints.ts';
import type { Drawing, KeyHint, PanelOf, ScreenWords } from './scene.ts';
import type { Style } from './style.ts';

const TEXT: Style = { ink: 'text' };
const SOFT: Style = { ink: 'soft' };
const TITLE: Style = { ink: 'moon', isBold: true };
const GOLD: Style = { ink: 'gold', isBold: true };

function centred(canvas: Drawing, y: number, text: string, style: Style): number {
  const lines = wrapped(text, canvas.columns - 4).split('\n');
  for (const [row, line] of lines.entries()) {
    const shown = fitted(line, canvas.columns - 2);
    canvas.put(Math.floor((canvas.columns - widthOf(shown)) / 2), y + row, shown, style);
  }
  return y + lines.length;
}

/** All cards are hidden until the next person says that they are there. */
export function curtainPage(words: ScreenWords, name: string, go: () => void): PanelOf<'page'> {
  return {
    t: 'page',
    go,
    keys: [enterHint(words.sheets.showCards(name))],
    draw: (canvas) => {
      const middle = Math.floor(canvas.rows / 2);
      drawMoon(canvas, middle - 7);
      const y = centred(canvas, middle, words.play.handOver(name), GOLD) + 1;
      centred(canvas, y, words.sheets.curtainAbout, SOFT);
    },
  };
}

function drawMoon(canvas: Drawing, y: number): void {
  const moon = ['   _.._  ', " .' .-'` ", '/  /     ', '|  |     ', '\\  \\     ', " '._'-._ "];
  for (const [row, line] of moon.entries()) {
    canvas.put(Math.floor((canvas.columns - 9) / 2), y + row, line, { ink: 'moon' });
  }
}

export function roundPage(
  words: ScreenWords,
  { state, naming }: { readonly state: TableState; readonly naming: Naming },
  go: () => void,
): PanelOf<'page'> {
  const { entries, setup, opening } = state;
  const round = climbOf(allEntries(entries), setup, opening.start?.table).rounds.at(-1)!;
  const say = words.results.round;
  return {
    t: 'page',
    go,
    keys: [enterHint(say.nextRound)],
    draw: (canvas) => {
      let y = centred(canvas, 1, say.title(round.round), SOFT);
      y = centred(canvas, y, say.ending[round.by](round.seat ?? 1, naming), TITLE) + 1;
      const facts = climbFacts(round).map((fact) => say.climb(fact, naming));
      const { byLaying, byGoingOut } = nearMoonIn(round);
      const notes = [
        ...(byLaying.length > 0 ? [`☾ ${say.nearMoon(byLaying, naming)}`] : []),
        ...(byGoingOut.length > 0 ? [say.outWins(byGoingOut, naming)] : []),
        ...(round.keepers.length > 0 ? [say.keepers(round.keepers, naming)] : []),
        ...(round.nextDealer === undefined ? [] : [say.nextDealer(round.nextDealer, naming)]),
      ];
      drawStory(canvas, { y, facts, notes, round, words, naming });
    },
  };
}

export type ResultsPlan = {
  readonly state: () => TableState;
  readonly naming: Naming;
  readonly keys: () => readonly KeyHint[];
  readonly notes: () => readonly string[];
  readonly go: () => void;
  readonly more: (letter: string) => void;
};

export function resultsPage(words: ScreenWords, plan: ResultsPlan): PanelOf<'page'> {
  const { naming, go, more } = plan;
  const { results, play } = words;
  return {
    t: 'page',
    go,
    more,
    get keys() {
      return plan.keys();
    },
    draw: (canvas) => {
      const { entries, setup, opening, result, view } = plan.state();
      const climb = climbOf(allEntries(entries), setup, opening.start?.table);
      const { winners } = climb;
      const last = climb.rounds.at(-1);
      const headline = hasReachedMoon(climb)
        ? results.headline(winners, naming)
        : results.stalled(winners, naming);
      let y = centred(canvas, 1, headline, TITLE);
      const own = view.viewer === 'spectator' ? undefined : last?.seats[view.viewer - 1];
      if (own !== undefined && !winners.includes(own.seat)) {
        const lost = results.lost({ climbed: own.after, of: own.levels }, naming.edition);
        y = centred(canvas, y, lost, SOFT);
      }
      const secret = result?.secret;
      const notes = [...(secret === undefined ? [] : [play.revealed(secret)]), ...plan.notes()];
      const standing = last?.seats
        .toSorted(
          (a, b) =>
            Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) ||
            b.after - a.after,
        )
        .map(({ seat, after, levels }) => {
          const name = nameOn({ words, naming }, seat);
          return `${winners.includes(seat) ? '☾ ' : '  '}${name}: ${words.table.doneOf(after, levels)}`;
        });
      if (last !== undefined)
        drawStory(canvas, { y: y + 1, facts: standing ?? [], notes, round: last, words, naming });
    },
  };
}

type Teller = { readonly words: ScreenWords; readonly naming: Naming };

type Story = Teller & {
  readonly y: number;
  readonly facts: readonly string[];
  readonly notes: readonly string[];
  readonly round: RoundStory;
};

/** Everybody on the stairs, and under it who climbed and why. */
function drawStory(canvas: Drawing, { y, facts, notes, ...climb }: Story): void {
  const width = canvas.columns - 4;
  const told = facts.map((text) => wrapped(text, width, '  ').split('\n'));
  const more = notes.map((text) => wrapped(text, width).split('\n'));
  const count = [...told, ...more].reduce((sum, lines) => sum + lines.length, 0);
  const room = canvas.rows - 2 - y;
  const stairs = Math.min(18, room - count - 1);
  let at = y;
  if (stairs >= 5) {
    drawStairs(canvas, { ...climb, y, height: stairs });
    at += stairs + 1;
  }
  for (const [lines, style] of [
    ...told.map((one) => [one, TEXT] as const),
    ...more.map((one) => [one, SOFT] as const),
  ]) {
    for (const line of lines) {
      if (at >= canvas.rows - 1) return;
      canvas.put(2, at++, fitted(line, width), style);
    }
  }
}

/** A staircase to the moon: who stands on which landing, and for whoever climbed where from. */
function drawStairs(
  canvas: Drawing,
  { y, height, round, words, naming }: Omit<Story, 'facts' | 'notes'> & { readonly height: number },
): void {
  const levels = Math.max(...round.seats.map((seat) => seat.levels));
  const landings = levels + 1;
  const step = Math.max(4, Math.min(12, Math.floor((canvas.columns - 4) / landings)));
  const left = Math.floor((canvas.columns - step * landings) / 2);
  const base = y + height - 1;
  const topOfLanding = (landing: number): number =>
    base - Math.round(((landing - 1) / Math.max(1, landings - 1)) * (height - 3));
  for (let landing = 1; landing <= landings; landing++) {
    const x = left + (landing - 1) * step;
    const top = topOfLanding(landing);
    const isMoon = landing === landings;
    canvas.put(x, top, '▀'.repeat(step), { ink: isMoon ? 'moon' : 'soft' });
    for (let row = top + 1; row <= base; row++)
      canvas.put(x, row, '░'.repeat(step), { ink: 'back' });
    const label = isMoon ? '☾' : String(landing);
    if (top < base)
      canvas.put(
        x + Math.floor((step - widthOf(label)) / 2),
        top + 1,
        label,
        isMoon ? TITLE : SOFT,
      );
    const standing = round.seats.filter((seat) => landingOf(seat, levels) === landing);
    drawClimbers(canvas, { x, top, step }, { standing, words, naming });
  }
}

function landingOf({ after, levels }: RoundStory['seats'][number], longest: number): number {
  return after >= levels ? longest + 1 : after + 1;
}

/** Names above their landing, or as many letters as there is room for. */
function drawClimbers(
  canvas: Drawing,
  { x, top, step }: { readonly x: number; readonly top: number; readonly step: number },
  { standing, ...teller }: Teller & { readonly standing: RoundStory['seats'] },
): void {
  for (const [index, { seat, before, after }] of standing.entries()) {
    const name = nameOn(teller, seat);
    const mark = after > before ? '▲' : '';
    const text = `${fitted(name, step - 1 - mark.length)}${mark}`;
    const isOwn = seat === teller.naming.viewer;
    const style: Style = isOwn ? GOLD : after > before ? { ink: 'good' } : TEXT;
    canvas.put(x, top - 1 - index, text, style);
  }
}

function nameOn({ words, naming }: Teller, seat: Seat): string {
  if (seat === naming.viewer) return words.table.you;
  const name = naming.names[seat - 1] ?? '';
  return name === '' ? String(seat) : name;
}
