/**
 * Somebody's place at a table on the whole screen: it follows the table, hears keys and touches, and has a
 * frame for what is seen. All it knows is in `sitting`.
 */
import type { Command, RecordedEvent } from '@palier/rules';
import type { TableState } from '@palier/table';
import { passOn, showEnd, showResults } from './between.ts';
import { hitAt, type Frame, type Size } from './canvas.ts';
import { askWhatIsDue } from './decisions.ts';
import { keepCursor, keyAt } from './hand-keys.ts';
import { isEnd, type Input } from './keys.ts';
import { askToLeave } from './leaving.ts';
import { pick, tap } from './moves.ts';
import { hearPanel, runItem } from './panel-keys.ts';
import { sceneOf } from './place-scene.ts';
import type { Hit, Panel } from './scene.ts';
import { Sitting, type PlacePlan } from './sitting.ts';
import { drawTable } from './table-art.ts';
import { hearAtTable } from './turn-keys.ts';

export class Place {
  readonly #sitting: Sitting;
  readonly #stop: () => void;

  constructor(plan: PlacePlan) {
    this.#sitting = new Sitting(plan);
    this.#stop = plan.client.subscribe((state, fresh) => take(this.#sitting, state, fresh));
  }

  leave(): void {
    this.#stop();
  }

  get state(): TableState | undefined {
    return this.#sitting.known;
  }

  get isDue(): boolean {
    return this.#sitting.isDue;
  }

  async act(command: Command): Promise<void> {
    return this.#sitting.act(command);
  }

  hear(input: Input): void {
    const { known, plan } = this.#sitting;
    if (known === undefined) {
      if (isEnd(input)) plan.leave();
      return;
    }
    if (input.t === 'press') touch(this.#sitting, input);
    else hearKey(this.#sitting, input);
    plan.changed();
  }

  frame(size: Size): Frame<Hit> {
    const frame = drawTable(size, sceneOf(this.#sitting, size.rows));
    this.#sitting.drawn = frame;
    return frame;
  }
}

// What has happened.

function take(sitting: Sitting, state: TableState, fresh: readonly RecordedEvent[]): void {
  const before = sitting.known;
  sitting.known = state;
  const isOther = before === undefined || before.view.viewer !== state.view.viewer;
  if (isOther) {
    sitting.isWatchingAnother = false;
    sitting.hand.open(state.view);
    sitting.chosen = undefined;
    sitting.cursor = 0;
  } else if (before.view !== state.view) {
    const at = keyAt(sitting);
    sitting.hand.follow(state.view, fresh, sitting.chosen);
    keepCursor(sitting, at);
  }
  if (sitting.card === undefined) sitting.chosen = undefined;
  if (fresh.length > 0) dropWhatIsOld(sitting, fresh);
  const isFound = before === undefined && state.pause === 'round';
  const { lastEnd } = state;
  const isRoundOver = isFound || (lastEnd !== undefined && fresh.includes(lastEnd.event));
  if (lastEnd !== undefined && isRoundOver) showEnd(sitting, lastEnd);
  // It came to its end before this was opened, or while the connection was lost.
  else if (sitting.isOver && before?.view.table.step !== 'over') showResults(sitting);
  passOn(sitting);
  askWhatIsDue(sitting);
  sitting.plan.changed();
}

/** What was said or asked of the moment before. */
function dropWhatIsOld(sitting: Sitting, fresh: readonly RecordedEvent[]): void {
  const isOwn = fresh.some((event) => 'seat' in event && event.seat === sitting.view.viewer);
  if (isOwn || sitting.isDue || sitting.prompt?.look !== 'note') sitting.prompt = undefined;
  if (isOld(sitting.panel, isOwn)) sitting.panel = undefined;
  if (isOld(sitting.under, isOwn)) sitting.under = undefined;
}

function isOld(panel: Panel | undefined, isOwn: boolean): boolean {
  switch (panel?.t) {
    case 'lay':
    case 'byHand':
    case 'select':
      return true;
    case 'list':
      return panel.isOfMoment === true;
    case 'text':
      return isOwn;
    default:
      return false;
  }
}

// Keys and touches.

function hearKey(sitting: Sitting, input: Input): void {
  const { panel } = sitting;
  if (isEnd(input)) askToLeave(sitting);
  else if (panel !== undefined) hearPanel(sitting, panel, input);
  else hearAtTable(sitting, input);
}

function touch(sitting: Sitting, { x, y }: { readonly x: number; readonly y: number }): void {
  const { drawn, panel } = sitting;
  const hit = drawn === undefined ? undefined : hitAt(drawn, x, y);
  switch (hit?.t) {
    case 'input':
      hearKey(sitting, hit.input);
      return;
    case 'card':
      touchCard(sitting, hit.key);
      return;
    case 'spot':
      if (panel === undefined) tap(sitting, hit.spot);
      return;
    case 'item':
      if (panel?.t === 'list') runItem(sitting, panel.items[hit.index]);
      return;
    default:
  }
}

function touchCard(sitting: Sitting, key: string): void {
  const { panel, hand } = sitting;
  sitting.cursor = hand.cards.findIndex((one) => one.key === key);
  if (panel === undefined) pick(sitting);
  else if (panel.t === 'select' || panel.t === 'byHand')
    hearPanel(sitting, panel, { t: 'text', text: ' ' });
}
