/** What lies over the table hears keys first: texts, lists, a line that is typed, cards that are chosen. */
import { showResults } from './between.ts';
import { askWhatIsDue } from './decisions.ts';
import { isDigit, keyAt, pointAt, walk } from './hand-keys.ts';
import { isGo, scrollOf, typedLine, type Input } from './keys.ts';
import { hearByHand, hearWays } from './laying.ts';
import { textRoom, topOf } from './panel-art.ts';
import type { ListItem, Panel, PanelOf } from './scene.ts';
import type { Sitting } from './sitting.ts';
import { hearLetter } from './turn-keys.ts';

export function hearPanel(sitting: Sitting, panel: Panel, input: Input): void {
  const isFixed = 'isFixed' in panel && panel.isFixed;
  if (input.t === 'key' && input.key === 'escape' && !isFixed && panel.t !== 'page') {
    close(sitting);
    return;
  }
  switch (panel.t) {
    case 'text':
      hearText(sitting, panel, input);
      return;
    case 'list':
      hearList(sitting, panel, input);
      return;
    case 'ask':
      hearTyped(sitting, panel, input);
      return;
    case 'lay':
      hearWays(sitting, panel, input);
      return;
    case 'byHand':
      hearByHand(sitting, panel, input);
      return;
    case 'select':
      hearSelect(sitting, panel, input);
      return;
    case 'page':
      if (isGo(input)) panel.go();
      else if (input.t === 'text') panel.more?.(input.text.toLowerCase());
      return;
  }
}

function close(sitting: Sitting): void {
  sitting.panel = sitting.under;
  sitting.under = undefined;
  if (sitting.panel === undefined && sitting.isOver) showResults(sitting);
  askWhatIsDue(sitting);
}

function hearText(sitting: Sitting, panel: PanelOf<'text'>, input: Input): void {
  const { width, height } = textRoom(sitting.drawn ?? { columns: 80, rows: 24 });
  const lines = panel.lines(width).length;
  const top = topOf(panel, lines, height);
  const by = scrollOf(input, height);
  if (by !== undefined) {
    sitting.panel = { ...panel, top: Math.max(0, Math.min(top + by, lines - 1)) };
    return;
  }
  if (panel.go !== undefined && isGo(input)) {
    sitting.panel = undefined;
    panel.go.run();
    return;
  }
  close(sitting);
  // A key that leads elsewhere goes there at once.
  if (sitting.panel === undefined && input.t === 'text' && !isGo(input))
    hearLetter(sitting, input.text);
}

function hearList(sitting: Sitting, panel: PanelOf<'list'>, input: Input): void {
  const { length } = panel.items;
  const by =
    input.t === 'key'
      ? { up: -1, left: -1, down: 1, right: 1, tab: 1, backTab: -1 }[input.key as string]
      : input.t === 'wheel'
        ? input.by
        : undefined;
  if (by !== undefined) sitting.panel = { ...panel, at: (panel.at + by + length) % length };
  else if (isGo(input)) runItem(sitting, panel.items[panel.at]);
  else if (input.t === 'text' && /^[1-9]$/u.test(input.text))
    runItem(sitting, panel.items[Number(input.text) - 1]);
}

/** What is chosen is done, by keys or by touch, and the list has served. */
export function runItem(sitting: Sitting, item: ListItem | undefined): void {
  if (item === undefined) return;
  const { panel } = sitting;
  item.run();
  if (sitting.panel === panel) close(sitting);
}

function hearTyped(sitting: Sitting, panel: PanelOf<'ask'>, input: Input): void {
  const text = typedLine(panel.text, input);
  if (text !== undefined) sitting.panel = { ...panel, text };
  else if (input.t === 'key' && input.key === 'enter') {
    close(sitting);
    panel.run(panel.text.trim());
  }
}

function hearSelect(sitting: Sitting, panel: PanelOf<'select'>, input: Input): void {
  if (input.t === 'key') {
    if (input.key === 'enter') {
      giveChosen(sitting, panel);
      return;
    }
    walk(sitting, input.key);
    sitting.chosen = undefined;
    if (input.key === 'up') toggle(sitting, panel);
  } else if (input.t === 'text') {
    const isMeant = isDigit(input.text) ? pointAt(sitting, input.text) : input.text === ' ';
    if (isMeant) toggle(sitting, panel);
  }
}

function giveChosen(sitting: Sitting, panel: PanelOf<'select'>): void {
  if (panel.chosen.length < panel.least) return;
  const cards = sitting.hand.cards.filter(({ key }) => panel.chosen.includes(key));
  sitting.panel = undefined;
  panel.run(cards.map(({ card }) => card));
}

function toggle(sitting: Sitting, panel: PanelOf<'select'>): void {
  const key = keyAt(sitting);
  if (key === undefined || key === panel.without) return;
  const { chosen, most } = panel;
  sitting.panel = {
    ...panel,
    chosen: chosen.includes(key)
      ? chosen.filter((one) => one !== key)
      : [...chosen.slice(chosen.length >= most ? 1 : 0), key],
  };
}
