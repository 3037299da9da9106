/** What lies over the table: texts, lists, layings looked at before they are laid. */
import { ladderOfSeat, type Card, type Placed, type Seat } from '@palier/rules';
import { fitsOf, refusalOf, restAfter } from '@palier/table/seat';
import { fitted, widthOf, wrapped } from '../layout.ts';
import type { Box, Size } from './canvas.ts';
import { CARD, chipWidth, drawCard, drawChip } from './card-art.ts';
import type { Drawing, Panel, PanelOf, Scene } from './scene.ts';
import type { Style } from './style.ts';

const TITLE: Style = { ink: 'moon', isBold: true };
const SOFT: Style = { ink: 'soft' };
const GROUND: Style = { ink: 'text', ground: 'deep' };

const WIDEST = 92;

export function drawPanel(canvas: Drawing, scene: Scene, room: Box): void {
  const { panel } = scene;
  if (panel === undefined || panel.t === 'page') return;
  const width = Math.min(WIDEST, room.width - 2);
  const x = room.x + Math.floor((room.width - width) / 2);
  const height = Math.min(
    room.height,
    heightOf(panel, scene, { width: width - 4, height: room.height - 2 }) + 2,
  );
  const y = room.y + Math.floor((room.height - height) / 2);
  const box = { x, y, width, height };
  canvas.frame(box, { ink: 'soft', ground: 'deep' });
  // What lies under it cannot be touched.
  canvas.touch(
    { x: 0, y: room.y, width: canvas.columns, height: room.height },
    { t: 'item', index: -1 },
  );
  canvas.put(x + 2, y, ` ${fitted(panelTitle(panel, scene), width - 6)} `, TITLE);
  const inner = { x: x + 2, y: y + 1, width: width - 4, height: height - 2 };
  drawInside(canvas, scene, inner);
}

function panelTitle(panel: Exclude<Panel, { t: 'page' }>, { words, view }: Scene): string {
  if (panel.t !== 'lay' && panel.t !== 'byHand') return panel.title;
  const { setup, left } = view.table;
  const seat = view.viewer as Seat;
  if (ladderOfSeat(setup, seat).mode === 'open') return words.sheets.layAny;
  const way = panel.t === 'lay' ? panel.ways[panel.at]?.level : panel.level;
  return words.sheets.layTitle(way ?? left[seat - 1]![0]!, setup.edition);
}

type Room = { readonly width: number; readonly height: number };

function linesIn(text: string, width: number): readonly string[] {
  return wrapped(text, width).split('\n');
}

function heightOf(panel: Exclude<Panel, { t: 'page' }>, scene: Scene, room: Room): number {
  switch (panel.t) {
    case 'text':
      return Math.min(room.height, panel.lines(room.width).length);
    case 'list': {
      const about = panel.about === undefined ? 0 : linesIn(panel.about, room.width).length + 1;
      return (
        about + panel.items.reduce((sum, { text }) => sum + linesIn(text, room.width - 4).length, 0)
      );
    }
    case 'ask':
      return 2;
    case 'lay': {
      const rows = boxRows(panel.ways[panel.at]!.melds, room.width);
      return Math.min(room.height, rows * CARD.height + 6);
    }
    case 'byHand':
      return Math.min(room.height, 2 + partsOf(scene, panel.level).length);
    case 'select':
      return linesIn(panel.about, room.width).length + 2;
  }
}

function partsOf({ view }: Scene, level: number) {
  return ladderOfSeat(view.table.setup, view.viewer as Seat).levels[level - 1] ?? [];
}

function drawInside(canvas: Drawing, scene: Scene, box: Box): void {
  const { panel } = scene;
  switch (panel?.t) {
    case 'text':
      drawText(canvas, panel, box);
      return;
    case 'list':
      drawList(canvas, panel, box);
      return;
    case 'ask':
      drawAsk(canvas, panel, box);
      return;
    case 'lay':
      drawLaying(canvas, scene, box);
      return;
    case 'byHand':
      drawByHand(canvas, scene, box);
      return;
    case 'select':
      drawSelect(canvas, scene, box);
      return;
    default:
  }
}

/** The room for a text's own lines on a screen of that size, within its frame. */
export function textRoom({ columns, rows }: Size): Room {
  return { width: Math.min(WIDEST, columns - 2) - 4, height: Math.max(1, rows - 4) };
}

/** The first line that is shown. */
export function topOf(panel: PanelOf<'text'>, lines: number, height: number): number {
  return Math.max(0, Math.min(panel.top, lines - height));
}

function drawText(canvas: Drawing, panel: PanelOf<'text'>, box: Box): void {
  const lines = panel.lines(box.width);
  const top = topOf(panel, lines.length, box.height);
  for (const [row, line] of lines.slice(top, top + box.height).entries()) {
    canvas.put(box.x, box.y + row, fitted(line, box.width), GROUND);
  }
  const right = box.x + box.width;
  if (top > 0) canvas.put(right, box.y, '▴', TITLE);
  if (top + box.height < lines.length) canvas.put(right, box.y + box.height - 1, '▾', TITLE);
}

function drawList(canvas: Drawing, panel: PanelOf<'list'>, box: Box): void {
  const about = panel.about === undefined ? [] : [...linesIn(panel.about, box.width), ''];
  const rows = panel.items.map(({ text }) => linesIn(text, box.width - 4));
  let { y } = box;
  for (const line of about) canvas.put(box.x, y++, fitted(line, box.width), SOFT);
  // What is chosen is always in sight.
  const room = box.y + box.height - y;
  let first = 0;
  const heightFrom = (from: number): number =>
    rows.slice(from, panel.at + 1).reduce((sum, lines) => sum + lines.length, 0);
  while (first < panel.at && heightFrom(first) > room) first++;
  for (const [index, lines] of rows.entries()) {
    if (index < first || y + lines.length > box.y + box.height) continue;
    const isAt = index === panel.at;
    const number = index < 9 ? `${index + 1} ` : '  ';
    canvas.touch({ ...box, y, height: lines.length }, { t: 'item', index });
    for (const [row, line] of lines.entries()) {
      const lead = row > 0 ? '    ' : `${isAt ? '▸ ' : '  '}${number}`;
      const style: Style = isAt ? { ink: 'gold', isBold: true } : GROUND;
      canvas.put(box.x, y++, fitted(`${lead}${line}`, box.width), style);
    }
  }
}

function drawAsk(canvas: Drawing, panel: PanelOf<'ask'>, box: Box): void {
  // Of what is longer than the line, the end is seen.
  let shown = panel.text;
  while (widthOf(shown) > box.width - 3) shown = shown.slice(1);
  const at = canvas.put(box.x, box.y, `> ${shown}`, GROUND);
  canvas.put(at, box.y, '█', { ink: 'gold' });
}

function drawCards(
  canvas: Drawing,
  { x, y }: { readonly x: number; readonly y: number },
  cards: readonly Placed[],
): number {
  for (const [index, card] of cards.entries()) drawCard(canvas, { x: x + index * 4, y }, card);
  return x + (cards.length - 1) * 4 + CARD.width;
}

function drawChips(
  canvas: Drawing,
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
  cards: readonly (Card | Placed)[],
): void {
  let at = x;
  let row = y;
  for (const card of cards) {
    if (at + chipWidth(card) > x + width) [at, row] = [x, row + 1];
    at = drawChip(canvas, { x: at, y: row }, card) + 1;
  }
}

/** A laying as it would lie there, and what stays in hand. */
function drawLaying(canvas: Drawing, scene: Scene, box: Box): void {
  const { words, view, hand, panel, naming } = scene;
  if (panel?.t !== 'lay') return;
  const way = panel.ways[panel.at]!;
  const seat = view.viewer as Seat;
  const { setup, left } = view.table;
  const level = way.level ?? left[seat - 1]![0]!;
  const asked = words.level(ladderOfSeat(setup, seat).levels[level - 1]!);
  canvas.put(
    box.x,
    box.y,
    fitted(words.table.levelAsks(level, asked, setup.edition), box.width),
    SOFT,
  );
  let [x, y] = [box.x, box.y + 1];
  // With much to lay in little room each combination is a line.
  const last = box.y + box.height - 4;
  const rows = boxRows(way.melds, box.width);
  if (y + rows * CARD.height <= last) {
    for (const cards of way.melds) {
      const width = (cards.length - 1) * 4 + CARD.width;
      if (x > box.x && x + width > box.x + box.width) [x, y] = [box.x, y + CARD.height];
      x = drawCards(canvas, { x, y }, cards) + 2;
    }
    y += CARD.height;
  } else {
    for (const cards of way.melds) drawChips(canvas, { ...box, x, y: y++ }, cards);
  }
  const rest = restAfter(hand, way);
  canvas.put(box.x, y, words.table.stays(rest.length), SOFT);
  drawChips(
    canvas,
    { ...box, y: y + 1 },
    rest.map(({ card }) => card),
  );
  const bottom = box.y + box.height - 1;
  const refusal = refusalOf(view, way);
  if (panel.ways.length > 1) {
    const text = `◂ ${words.sheets.way(panel.at + 1, panel.ways.length, panel.hasMore)} ▸`;
    canvas.put(box.x, bottom - (refusal === undefined ? 0 : 1), text, { ink: 'gold' });
  }
  if (refusal === undefined) return;
  const why = fitted(`✗ ${words.refusal(refusal, naming)}`, box.width);
  canvas.put(box.x, bottom, why, { ink: 'warn' });
}

function boxRows(melds: readonly (readonly Placed[])[], width: number): number {
  let [rows, x] = [1, 0];
  for (const cards of melds) {
    const own = (cards.length - 1) * 4 + CARD.width;
    if (x > 0 && x + own > width) [rows, x] = [rows + 1, 0];
    x += own + 2;
  }
  return rows;
}

/** The combinations of a level as they are put together. */
function drawByHand(canvas: Drawing, scene: Scene, box: Box): void {
  const { words, view, hand, panel } = scene;
  if (panel?.t !== 'byHand') return;
  const { level, draft, part } = panel;
  const asked = partsOf(scene, level);
  const fits = fitsOf(view, { level, draft, hand });
  const cardOfKey = new Map(hand.map(({ key, card }) => [key, card]));
  canvas.put(box.x, box.y, fitted(words.sheets.byHandAbout, box.width), SOFT);
  for (const [index, one] of asked.entries()) {
    const y = box.y + 2 + index;
    const isAt = index === part;
    const style: Style = isAt ? { ink: 'gold', isBold: true } : GROUND;
    let x = canvas.put(box.x, y, `${isAt ? '▸' : ' '} ${words.part(one)}: `, style);
    for (const key of draft[index] ?? []) {
      x = drawChip(canvas, { x, y }, cardOfKey.get(key)!) + 1;
    }
    x = canvas.put(x, y, '▱ '.repeat(Math.max(0, one.size - (draft[index]?.length ?? 0))), SOFT);
    const state = fits[index];
    if (state === undefined) continue;
    const { slot } = words.sheets;
    canvas.put(x, y, state ? `✓ ${slot.fits}` : `✗ ${slot.unfit}`, {
      ink: state ? 'good' : 'warn',
    });
  }
}

function drawSelect(canvas: Drawing, { words, panel }: Scene, box: Box): void {
  if (panel?.t !== 'select') return;
  let { y } = box;
  for (const line of linesIn(panel.about, box.width)) canvas.put(box.x, y++, line, SOFT);
  const count = panel.chosen.length;
  const text = words.table.choose(count, panel.most);
  const at = canvas.put(box.x, y, text, GROUND);
  if (count >= panel.least)
    canvas.put(at + 2, y, `⏎ ${panel.confirm(count)}`, { ink: 'gold', isBold: true });
}
