/** The whole table on a screen: who sits there and how far they are, piles, combinations, the own hand. */
import { ladderOfSeat, type Seat } from '@palier/rules';
import {
  inShownOrder,
  seatFacts,
  seatsAfter,
  sharesOf,
  shownLevel,
  spotName,
  type Spot,
} from '@palier/table/seat';
import { fitted, widthOf, wrapped } from '../layout.ts';
import { ladderSteps } from '../play/screen.ts';
import { Canvas, type Size } from './canvas.ts';
import { CARD, chipWidth, drawBack, drawCard, drawChip } from './card-art.ts';
import { drawPanel } from './panel-art.ts';
import type { Drawing, Hit, KeyHint, Prompt, Scene } from './scene.ts';
import type { Style, Tint } from './style.ts';

export const LEAST_SIZE: Size = { columns: 60, rows: 20 };

export const TEXT: Style = { ink: 'text' };
export const SOFT: Style = { ink: 'soft' };
const GOLD: Style = { ink: 'gold', isBold: true };

/** A Hold card lies in front of somebody. */
export const HOLD = '‖';

/** Under the table: what was said, what is to be done, the level, the hand, the keys. */
const HAND_ROWS = 6;

export function drawTable(size: Size, scene: Scene): Drawing {
  const canvas = new Canvas<Hit>(size, { ink: 'text', ground: 'night' });
  const { panel } = scene;
  const { columns, rows } = size;
  if (columns < LEAST_SIZE.columns || rows < LEAST_SIZE.rows) {
    drawTooSmall(canvas, scene);
    return canvas;
  }
  if (panel?.t === 'page') {
    panel.draw(canvas);
    drawKeys(canvas, rows - 1, panel.keys);
    return canvas;
  }
  drawHeader(canvas, scene);
  const seatRows = rows < 23 ? 3 : 4;
  drawSeats(canvas, scene, { y: 1, rows: seatRows });
  const logRows = rows < 23 ? 1 : rows < 32 ? 2 : Math.min(6, rows - 28);
  const bottom = rows - 1 - HAND_ROWS - 2 - logRows;
  const top = 1 + seatRows + (rows < 23 ? 0 : 1);
  drawMiddle(canvas, scene, { x: 1, y: top, width: columns - 2, height: bottom - top });
  drawLog(canvas, scene, { y: bottom, rows: logRows });
  drawPrompt(canvas, bottom + logRows, scene.prompt);
  drawLevel(canvas, bottom + logRows + 1, scene);
  drawHand(canvas, rows - 1 - HAND_ROWS, scene);
  drawKeys(canvas, rows - 1, scene.keys);
  if (panel !== undefined) {
    // What is asked of the hand is asked above it.
    const usesHand = panel.t === 'byHand' || panel.t === 'select' || panel.t === 'list';
    const height = usesHand ? rows - 1 - HAND_ROWS : rows - 1;
    drawPanel(canvas, scene, { x: 0, y: 1, width: columns, height: height - 1 });
  }
  return canvas;
}

export function drawTooSmall(canvas: Drawing, { words }: Pick<Scene, 'words'>): void {
  const { columns, rows } = LEAST_SIZE;
  const text = wrapped(words.play.full.tooSmall(columns, rows), canvas.columns);
  for (const [row, line] of text.split('\n').entries()) {
    canvas.put(0, row, fitted(line, canvas.columns), TEXT);
  }
}

/** The sky changes from dusk to moonlight as the leader climbs. */
const SKY: readonly Tint[] = ['dusk', 'evening', 'midnight', 'moonlight'];

function drawHeader(canvas: Drawing, { words, view: { table } }: Scene): void {
  const heat = Math.max(...sharesOf(table));
  const ground = SKY[Math.min(SKY.length - 1, Math.floor(heat * SKY.length))]!;
  canvas.flood({ x: 0, y: 0, width: canvas.columns, height: 1 }, { ground });
  const end = canvas.put(1, 0, 'Palier', { ink: 'moon', ground, isBold: true });
  const round = `${words.table.round(table.round)} ☾`;
  const room = canvas.columns - end - widthOf(round) - 5;
  canvas.put(end + 1, 0, fitted(`· ${words.edition(table.setup.edition)}`, room), { ink: 'text' });
  canvas.put(canvas.columns - 1 - widthOf(round), 0, round, { ink: 'moon' });
}

function isLit({ choices }: Scene, spot: Spot): boolean {
  return choices.lit.has(spotName(spot));
}

function drawSeats(
  canvas: Drawing,
  scene: Scene,
  { y, rows }: { readonly y: number; readonly rows: number },
): void {
  const { viewer, table } = scene.view;
  const own = viewer === 'spectator' ? undefined : viewer;
  const seats = seatsAfter(own, table.setup.players);
  const width = Math.min(26, Math.floor((canvas.columns - 1) / seats.length));
  for (const [index, seat] of seats.entries()) {
    const box = { x: 1 + index * width, y, width: width - 1, height: rows };
    drawSeat(canvas, scene, { seat, box });
  }
}

type SeatBox = {
  readonly seat: Seat;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
};

function drawSeat(canvas: Drawing, scene: Scene, { seat, box }: SeatBox): void {
  const { words, naming, view, marks } = scene;
  const { table } = view;
  const { x, y, width, height } = box;
  const facts = seatFacts(table, seat);
  const isTarget = isLit(scene, { t: 'seat', seat });
  const mark = isTarget ? '»' : facts.isTurn ? '▶' : ' ';
  const stars = `${facts.leads ? ' ★' : ''}${facts.isNearMoon ? ' ☾' : ''}`;
  const name = fitted(naming.names[seat - 1] ?? '', width - 1 - widthOf(stars));
  const nameStyle: Style = facts.isTurn || isTarget ? GOLD : { ink: 'text', isBold: true };
  canvas.put(canvas.put(x, y, `${mark}${name}`, nameStyle), y, stars, { ink: 'moon' });
  const gone = facts.gone;
  const stairs =
    gone === undefined
      ? ladderSteps(Math.min(facts.at, facts.levels), facts.levels)
      : Array.from({ length: facts.levels }, (_, index) =>
          gone.includes(index + 1) ? '·' : String((index + 1) % 10),
        ).join('');
  const level = `${shownLevel(facts)}`;
  canvas.put(x + 1, y + 1, fitted(`${stairs} ${level}`, width - 1), { ink: 'moon' });
  const states = [
    ...(facts.hasLaid ? ['✓'] : []),
    ...(facts.isSkipped ? ['⊘'] : []),
    ...(facts.isHeld ? [HOLD] : []),
  ].join('');
  const more = marks(seat);
  const cards = `${words.table.cards(facts.cards)}${states === '' ? '' : ` ${states}`}`;
  const pile = table.discards[seat - 1]!;
  const top = pile.at(-1);
  const pileSpot: Spot = { t: 'pile', seat };
  const isPileLit = isLit(scene, pileSpot);
  canvas.touch(box, { t: 'spot', spot: { t: 'seat', seat } });
  const pileRow = height > 3 ? y + 3 : y + 2;
  let at = x + 1;
  if (height > 3) {
    canvas.put(
      at,
      y + 2,
      fitted([cards, ...more].join(' · '), width - 1),
      facts.hasLaid ? { ink: 'good' } : SOFT,
    );
    at = canvas.put(at, pileRow, isPileLit ? '» ' : '', GOLD);
  } else {
    at = canvas.put(
      at,
      pileRow,
      `${facts.cards}${states} ${isPileLit ? '»' : ''}`,
      isPileLit ? GOLD : SOFT,
    );
  }
  if (top === undefined) canvas.put(at, pileRow, '–', SOFT);
  else {
    const end = drawChip(canvas, { x: at, y: pileRow }, top);
    const rest = pile.length > 1 ? fitted(` +${pile.length - 1}`, x + width - end) : '';
    canvas.put(end, pileRow, rest, SOFT);
  }
  canvas.touch({ x, y: pileRow, width, height: 1 }, { t: 'spot', spot: pileSpot });
}

type Area = SeatBox['box'];

/** One pile beside the other; where there is room, the longer name is whole in every language. */
function pileColumns(
  canvas: Drawing,
  { words }: Scene,
): { readonly stock: number; readonly own: number } {
  if (canvas.columns < 76) return { stock: 8, own: 8 };
  return { stock: 11, own: Math.max(11, widthOf(`»${words.table.ownPileName}`)) };
}

function drawMiddle(canvas: Drawing, scene: Scene, area: Area): void {
  const isFlat = area.height < 5;
  if (isFlat) {
    drawFlatPiles(canvas, scene, area);
    drawMelds(canvas, scene, { ...area, y: area.y + 1, height: area.height - 1 });
    return;
  }
  const y = area.y + Math.min(1, Math.floor((area.height - 5) / 2));
  drawPiles(canvas, scene, { ...area, y });
  const { stock, own } = pileColumns(canvas, scene);
  const x = area.x + stock + own + 2;
  drawMelds(canvas, scene, { ...area, x, width: area.x + area.width - x });
}

/** Stock and own pile, side by side. */
function drawPiles(canvas: Drawing, scene: Scene, { x, y }: Area): void {
  const { words, view } = scene;
  const { table, viewer } = view;
  const { stock: column, own: ownColumn } = pileColumns(canvas, scene);
  const stock: Spot = { t: 'stock' };
  const isStockLit = isLit(scene, stock);
  const label = `${isStockLit ? '»' : ''}${words.table.stockName}`;
  canvas.put(x, y, fitted(label, column - 1), isStockLit ? GOLD : SOFT);
  drawBack(canvas, { x: x + 1, y: y + 1 }, table.stock === 0);
  canvas.put(x + 2, y + 3, String(table.stock).padStart(3), { ink: 'print', isBold: true });
  canvas.touch({ x, y, width: column, height: 5 }, { t: 'spot', spot: stock });
  const faceUp = table.faceUp[0];
  if (faceUp !== undefined) {
    // Beside the stock, or where that has no room under its number.
    const at = column > 9 ? { x: x + 7, y: y + 2 } : { x: x + 2, y: y + 2 };
    drawChip(canvas, at, faceUp);
  }
  if (viewer === 'spectator') return;
  const own: Spot = { t: 'pile', seat: viewer };
  const isOwnLit = isLit(scene, own);
  const pile = table.discards[viewer - 1]!;
  const top = pile.at(-1);
  const ownLabel = `${isOwnLit ? '»' : ''}${words.table.ownPileName}`;
  canvas.put(x + column, y, fitted(ownLabel, ownColumn), isOwnLit ? GOLD : SOFT);
  if (top === undefined) drawBack(canvas, { x: x + column + 1, y: y + 1 }, true);
  else drawCard(canvas, { x: x + column + 1, y: y + 1 }, top);
  if (pile.length > 1) canvas.put(x + column + 6, y + 2, fitted(`+${pile.length - 1}`, 3), SOFT);
  canvas.touch({ x: x + column, y, width: ownColumn, height: 5 }, { t: 'spot', spot: own });
}

/** The same on one line. */
function drawFlatPiles(canvas: Drawing, scene: Scene, { x, y }: Area): void {
  const { words, view } = scene;
  const { table, viewer } = view;
  const stock: Spot = { t: 'stock' };
  const styleOf = (spot: Spot): Style => (isLit(scene, spot) ? GOLD : SOFT);
  const mark = (spot: Spot): string => (isLit(scene, spot) ? '»' : ' ');
  const text = `${mark(stock)}${words.table.stockName} ${table.stock}`;
  let at = canvas.put(x, y, text, styleOf(stock));
  canvas.touch({ x, y, width: at - x, height: 1 }, { t: 'spot', spot: stock });
  if (table.faceUp[0] !== undefined) at = drawChip(canvas, { x: at + 1, y }, table.faceUp[0]);
  if (viewer === 'spectator') return;
  const own: Spot = { t: 'pile', seat: viewer };
  const pile = table.discards[viewer - 1]!;
  const from = at + 2;
  at = canvas.put(from, y, `${mark(own)}${words.table.ownPileName} `, styleOf(own));
  const top = pile.at(-1);
  at = top === undefined ? canvas.put(at, y, '–', SOFT) : drawChip(canvas, { x: at, y }, top);
  if (pile.length > 1) canvas.put(at, y, ` +${pile.length - 1}`, SOFT);
  canvas.touch({ x: from, y, width: at - from, height: 1 }, { t: 'spot', spot: own });
}

type MeldPiece = {
  readonly seat: Seat;
  readonly place: number;
  readonly cards: ReturnType<typeof inShownOrder>;
};

const LABEL = 4;

function drawMelds(canvas: Drawing, scene: Scene, area: Area): void {
  const { table, viewer } = scene.view;
  const own = viewer === 'spectator' ? undefined : viewer;
  const order = [...(own === undefined ? [] : [own]), ...seatsAfter(own, table.setup.players)];
  const groups = order.map((seat) => ({
    seat,
    pieces: table.melds[seat - 1]!.map((meld, index): MeldPiece => ({
      seat,
      place: index + 1,
      cards: inShownOrder(meld),
    })),
  }));
  const laid = groups.filter(({ pieces }) => pieces.length > 0);
  if (laid.length === 0) {
    const text = fitted(scene.words.table.nothingLaid, area.width);
    const x = area.x + Math.floor((area.width - widthOf(text)) / 2);
    canvas.put(x, area.y + Math.floor(area.height / 2), text, SOFT);
    return;
  }
  for (const way of [boxLayout, lineLayout, flowLayout, shortLayout]) {
    const placed = way(laid, area, scene);
    if (placed === undefined) continue;
    for (const draw of placed) draw(canvas);
    return;
  }
}

type Group = { readonly seat: Seat; readonly pieces: readonly MeldPiece[] };
type Draw = (canvas: Drawing) => void;
/** Undefined where there is no room for it. */
type Layout = (groups: readonly Group[], area: Area, scene: Scene) => readonly Draw[] | undefined;

function meldLabel(scene: Scene, { seat, place }: MeldPiece): readonly [string, Style] {
  const isTarget = isLit(scene, { t: 'meld', seat, meld: place });
  return [`${isTarget ? '»' : ' '}${seat}.${place}`, isTarget ? GOLD : SOFT];
}

function touchMeld(canvas: Drawing, box: Area, { seat, place }: MeldPiece): void {
  canvas.touch(box, { t: 'spot', spot: { t: 'meld', seat, meld: place } });
}

/** How far the next card is from the one under it. */
const OVERLAP = 4;

/** Whole cards, a row for each player. */
const boxLayout: Layout = (groups, area, scene) => {
  const heads = CARD.height + 1;
  const draws: Draw[] = [];
  let [x, y] = [area.x, area.y];
  for (const { seat, pieces } of groups) {
    const name = ownerName(scene, seat);
    const widths = pieces.map(({ cards }) => (cards.length - 1) * OVERLAP + CARD.width);
    const width = Math.max(
      widths.reduce((sum, one) => sum + one + 1, 0),
      widthOf(name) + 1,
    );
    if (width > area.width) return undefined;
    if (x > area.x && x + width > area.x + area.width) [x, y] = [area.x, y + heads];
    if (y + heads > area.y + area.height) return undefined;
    let at = x;
    const [left, top] = [x, y];
    draws.push((canvas) => {
      canvas.put(left, top, name, SOFT);
    });
    for (const [index, piece] of pieces.entries()) {
      const from = at;
      draws.push((canvas) => {
        const [label, style] = meldLabel(scene, piece);
        const begin = index === 0 ? Math.max(from, left + widthOf(name) + 1) : from;
        if (begin + LABEL <= from + widths[index]!) canvas.put(begin, top, label, style);
        for (const [place, card] of piece.cards.entries()) {
          drawCard(canvas, { x: from + place * OVERLAP, y: top + 1 }, card, {
            isRaised: style === GOLD,
          });
        }
        touchMeld(canvas, { x: from, y: top, width: widths[index]!, height: heads }, piece);
      });
      at += widths[index]! + 1;
    }
    x += width + 1;
  }
  return draws;
};

function ownerName({ naming, words, view }: Scene, seat: Seat): string {
  const name = seat === view.viewer ? words.table.you : (naming.names[seat - 1] ?? '');
  return fitted(name, 12);
}

const pieceWidth = ({ cards }: MeldPiece): number =>
  LABEL + 1 + cards.reduce((sum, card) => sum + chipWidth(card) + 1, 0);

/** Each player's on lines of their own, with a name. */
const lineLayout: Layout = (groups, area, scene) => {
  const nameWidth = Math.max(...groups.map(({ seat }) => widthOf(ownerName(scene, seat))));
  const indent = nameWidth + 1;
  const draws: Draw[] = [];
  let { y } = area;
  for (const { seat, pieces } of groups) {
    const [top, name] = [y, ownerName(scene, seat)];
    draws.push((canvas) => {
      canvas.put(area.x, top, name, SOFT);
    });
    const placed = flow(
      pieces,
      { ...area, x: area.x + indent, width: area.width - indent, y },
      scene,
    );
    if (placed === undefined) return undefined;
    draws.push(...placed.draws);
    y = placed.y + 1;
  }
  return y > area.y + area.height ? undefined : draws;
};

/** One after another, whosever they are: the first number says it. */
const flowLayout: Layout = (groups, area, scene) => {
  const placed = flow(
    groups.flatMap(({ pieces }) => pieces),
    area,
    scene,
  );
  return placed === undefined || placed.y >= area.y + area.height ? undefined : placed.draws;
};

function flow(
  pieces: readonly MeldPiece[],
  area: Area,
  scene: Scene,
): { readonly draws: readonly Draw[]; readonly y: number } | undefined {
  const draws: Draw[] = [];
  let [x, y] = [area.x, area.y];
  for (const piece of pieces) {
    const width = pieceWidth(piece);
    if (width > area.width + 1) return undefined;
    if (x > area.x && x + width > area.x + area.width + 1) [x, y] = [area.x, y + 1];
    const [left, top] = [x, y];
    draws.push((canvas) => {
      const [label, style] = meldLabel(scene, piece);
      let at = canvas.put(left, top, label, style) + 1;
      for (const [index, card] of piece.cards.entries()) {
        if (index > 0) at = canvas.put(at, top, ' ', { ground: 'paper' });
        at = drawChip(canvas, { x: at, y: top }, card);
      }
      touchMeld(canvas, { x: left, y: top, width, height: 1 }, piece);
    });
    x += width + 1;
  }
  return { draws, y };
}

/** Of each the first and the last card, and how many there are; what does not fit is in words (`w`). */
const shortLayout: Layout = (groups, area, scene) => {
  const draws: Draw[] = [];
  let [x, y] = [area.x, area.y];
  for (const piece of groups.flatMap(({ pieces }) => pieces)) {
    const [first, last] = [piece.cards[0]!, piece.cards.at(-1)!];
    const count = `…(${piece.cards.length})`;
    const width = LABEL + 1 + chipWidth(first) + chipWidth(last) + widthOf(count);
    if (x > area.x && x + width > area.x + area.width) [x, y] = [area.x, y + 1];
    const [left, top] = [x, y];
    if (top >= area.y + area.height) break;
    draws.push((canvas) => {
      const [label, style] = meldLabel(scene, piece);
      let at = canvas.put(left, top, label, style) + 1;
      at = drawChip(canvas, { x: at, y: top }, first);
      at = canvas.put(at, top, count, SOFT);
      drawChip(canvas, { x: at, y: top }, last);
      touchMeld(canvas, { x: left, y: top, width, height: 1 }, piece);
    });
    x += width + 1;
  }
  return draws;
};

function drawLog(
  canvas: Drawing,
  { log }: Scene,
  { y, rows }: { readonly y: number; readonly rows: number },
): void {
  const width = canvas.columns - 4;
  const lines = log.flatMap(({ text, isSaid }) =>
    wrapped(text, width)
      .split('\n')
      .map((line, index) => ({ line: `${index === 0 ? '· ' : '  '}${line}`, isSaid })),
  );
  const shown = lines.slice(-rows);
  for (const [index, { line, isSaid }] of shown.entries()) {
    canvas.put(
      1,
      y + rows - shown.length + index,
      fitted(line, width + 2),
      isSaid === true ? { ink: 'good' } : SOFT,
    );
  }
}

const PROMPT_LOOKS: { readonly [L in Prompt['look']]: readonly [string, Style] } = {
  due: ['▶ ', GOLD],
  waiting: ['  ', SOFT],
  refused: ['✗ ', { ink: 'warn', isBold: true }],
  note: ['→ ', { ink: 'good' }],
};

function drawPrompt(canvas: Drawing, y: number, { text, look }: Prompt): void {
  const [mark, style] = PROMPT_LOOKS[look];
  // What does not fit goes on over what was said before.
  const lines = wrapped(text, canvas.columns - 4)
    .split('\n')
    .slice(0, 3);
  for (const [index, line] of lines.entries()) {
    const row = y - lines.length + 1 + index;
    if (lines.length > 1) canvas.flood({ x: 0, y: row, width: canvas.columns, height: 1 }, {});
    canvas.put(1, row, `${index === 0 ? mark : '  '}${fitted(line, canvas.columns - 4)}`, style);
  }
}

/** The level asked for, its parts filling up as the hand improves. */
function drawLevel(canvas: Drawing, y: number, { words, view, aim }: Scene): void {
  const { table, viewer } = view;
  if (viewer === 'spectator') return;
  const { edition } = table.setup;
  const laid = table.laid[viewer - 1];
  const facts = seatFacts(table, viewer);
  const marks = `${facts.leads ? ' ★' : ''}${facts.isNearMoon ? ' ☾' : ''}${facts.isSkipped ? ' ⊘' : ''}`;
  if (laid !== undefined) {
    const text = `✓ ${words.table.youLaid(laid, edition)}${marks}. ${words.table.thenGoOut}`;
    canvas.put(1, y, fitted(text, canvas.columns - 2), { ink: 'good' });
    return;
  }
  const { levels, mode } = ladderOfSeat(table.setup, viewer);
  const level = aim?.level ?? table.left[viewer - 1]![0];
  if (level === undefined) return;
  const isOpen = mode === 'open' && table.left[viewer - 1]!.length > 1;
  const name = isOpen ? words.table.nearestLevel(level) : words.table.yourLevel(level, edition);
  let at = canvas.put(1, y, `${name}${marks}`, { ink: 'moon', isBold: true }) + 2;
  const missing =
    aim === undefined
      ? ''
      : aim.missing === 0
        ? `✓ ${words.table.canLay}`
        : words.table.cardsMissing(aim.missing);
  const end = canvas.columns - 2 - widthOf(missing);
  for (const [index, part] of (levels[level - 1] ?? []).entries()) {
    const have = Math.min(part.size, aim?.grouping.parts[index]?.cards.length ?? 0);
    const text = `${words.part(part)} `;
    const pips = `${'▰'.repeat(have)}${'▱'.repeat(part.size - have)}`;
    if (at + widthOf(text) + part.size + 2 > end) break;
    at = canvas.put(at, y, text, TEXT);
    at = canvas.put(at, y, pips, have === part.size ? { ink: 'good' } : { ink: 'gold' }) + 2;
  }
  canvas.put(
    Math.max(at, end),
    y,
    fitted(missing, canvas.columns - 1 - Math.max(at, end)),
    aim?.missing === 0 ? { ink: 'good', isBold: true } : SOFT,
  );
}

/** How far apart the cards of a hand are, so that all are seen. */
export function handStep(cards: number, columns: number): number {
  if (cards < 2) return CARD.width;
  return Math.max(2, Math.min(CARD.width, Math.floor((columns - 2 - CARD.width) / (cards - 1))));
}

function drawHand(canvas: Drawing, y: number, scene: Scene): void {
  const { hand, cursor, raised, fresh, spare, fitting, panel } = scene;
  const step = handStep(hand.length, canvas.columns);
  const width = (hand.length - 1) * step + CARD.width;
  const left = Math.max(1, Math.floor((canvas.columns - width) / 2));
  const chosen =
    panel?.t === 'select'
      ? new Set(panel.chosen)
      : panel?.t === 'byHand'
        ? new Set(panel.draft.flat())
        : raised;
  for (const [index, { key, card }] of hand.entries()) {
    const isRaised = chosen.has(key);
    const x = left + index * step;
    const top = y + (isRaised ? 0 : 1);
    drawCard(canvas, { x, y: top }, card, {
      isRaised,
      isAt: index === cursor,
      isSpare: spare.has(key) && !isRaised,
      isFresh: fresh.has(key),
      fits: fitting.has(card),
    });
    const label = index === cursor ? '▲' : index < 10 ? String((index + 1) % 10) : ' ';
    canvas.put(x + 1, y + HAND_ROWS - 1, label, index === cursor ? GOLD : SOFT);
    canvas.touch({ x, y, width: CARD.width, height: HAND_ROWS }, { t: 'card', key });
  }
}

function drawKeys(canvas: Drawing, y: number, keys: readonly KeyHint[]): void {
  canvas.flood({ x: 0, y, width: canvas.columns, height: 1 }, { ground: 'deep' });
  let x = 1;
  for (const { key, name, input, isLit: isWanted } of keys) {
    const width = widthOf(key) + 1 + widthOf(name);
    if (x + width > canvas.columns - 1) return;
    const from = x;
    x = canvas.put(x, y, key, { ink: 'gold', isBold: true, isUnder: isWanted === true });
    x = canvas.put(
      x + 1,
      y,
      name,
      isWanted === true ? { ink: 'moon', isBold: true } : { ink: 'text' },
    );
    canvas.touch({ x: from, y, width, height: 1 }, { t: 'input', input });
    x += 2;
  }
}
