/** A level is laid: as the solver found it, looked at before, or put together by hand. */
import { ladderOfSeat, layableLevels, type LayLevel } from '@palier/rules';
import { emptyDraft, isFull, nextPart, put, readDraft } from '@palier/table/seat';
import { isDigit, keyAt, pointAt, walk } from './hand-keys.ts';
import { isGo, type Input, type KeyName } from './keys.ts';
import type { PanelOf } from './scene.ts';
import type { Sitting } from './sitting.ts';

export function openLaying(sitting: Sitting): void {
  if (sitting.hasLaid) {
    void sitting.act({ t: 'layLevel', melds: [] });
    return;
  }
  const { layings, hasMoreLayings } = sitting.hand.study;
  if (layings.length > 0) openWays(sitting, layings, hasMoreLayings);
  else openByHand(sitting);
}

export function openWays(sitting: Sitting, ways: readonly LayLevel[], hasMore: boolean): void {
  sitting.panel = { t: 'lay', ways, hasMore, at: 0 };
}

export function hearWays(sitting: Sitting, panel: PanelOf<'lay'>, input: Input): void {
  const { length } = panel.ways;
  if (input.t === 'key' && (input.key === 'left' || input.key === 'right')) {
    const by = input.key === 'left' ? -1 : 1;
    sitting.panel = { ...panel, at: (panel.at + by + length) % length };
  } else if (input.t === 'text' && input.text === 'b') openByHand(sitting);
  else if (isGo(input)) void sitting.act(panel.ways[panel.at]!);
}

function openByHand(sitting: Sitting, wanted?: number): void {
  const { table } = sitting.view;
  const level = wanted ?? sitting.hand.aim?.level ?? table.left[sitting.seat! - 1]![0]!;
  sitting.panel = { t: 'byHand', level, draft: emptyDraft(partsOf(sitting, level)), part: 0 };
  sitting.chosen = undefined;
  sitting.prompt = undefined;
}

function partsOf({ view, seat }: Sitting, level: number) {
  return ladderOfSeat(view.table.setup, seat!).levels[level - 1]!;
}

export function hearByHand(sitting: Sitting, panel: PanelOf<'byHand'>, input: Input): void {
  if (input.t === 'key') hearKey(sitting, panel, input.key);
  if (input.t !== 'text') return;
  const { text } = input;
  if (text === ' ') putCard(sitting, panel);
  else if (isDigit(text)) {
    if (pointAt(sitting, text)) putCard(sitting, panel);
  } else if (text === 'l') layDraft(sitting, panel);
  else if (text === '+' || text === '-') {
    const levels = layableLevels(sitting.view.table, sitting.seat!);
    const by = text === '+' ? 1 : levels.length - 1;
    openByHand(sitting, levels[(levels.indexOf(panel.level) + by) % levels.length]);
  }
}

function hearKey(sitting: Sitting, panel: PanelOf<'byHand'>, key: KeyName): void {
  const asked = partsOf(sitting, panel.level);
  switch (key) {
    case 'left':
    case 'right':
    case 'home':
    case 'end':
      walk(sitting, key);
      return;
    case 'tab':
    case 'down':
    case 'up': {
      const by = key === 'up' ? asked.length - 1 : 1;
      sitting.panel = { ...panel, part: (panel.part + by) % asked.length };
      return;
    }
    case 'enter':
      if (isFull(panel.draft, asked)) layDraft(sitting, panel);
      else putCard(sitting, panel);
      return;
    default:
  }
}

function putCard(sitting: Sitting, panel: PanelOf<'byHand'>): void {
  const key = keyAt(sitting);
  if (key === undefined) return;
  const asked = partsOf(sitting, panel.level);
  const draft = put(panel.draft, asked, { key, part: panel.part });
  sitting.panel = { ...panel, draft, part: nextPart(draft, asked, panel.part) };
  sitting.prompt = undefined;
}

function layDraft(sitting: Sitting, { level, draft }: PanelOf<'byHand'>): void {
  const read = readDraft(sitting.view, { level, draft, hand: sitting.hand.cards });
  if (read.t === 'command') void sitting.act(read.command);
  else if (read.t === 'meanings') openWays(sitting, read.commands, false);
  else sitting.refuse(read.refusal);
}
