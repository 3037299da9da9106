/** What the table shows to somebody sitting at it: the scene that `table-art` draws. */
import { cardOf, deciders, type Card, type RecordedEvent } from '@palier/rules';
import { possibleNow, type TapChoices } from '@palier/table/seat';
import { panelKeys, playKeys } from './key-hints.ts';
import type { KeyHint, LogLine, Prompt, Scene } from './scene.ts';
import type { Sitting } from './sitting.ts';

export function sceneOf(sitting: Sitting, rows: number): Scene {
  const { plan, hand, chosen, choices } = sitting;
  const adding = sitting.moves.filter((move) => move.t === 'addCard');
  return {
    words: plan.words,
    view: sitting.end?.view ?? sitting.view,
    naming: sitting.naming,
    marks: plan.online?.marks ?? (() => []),
    hand: hand.cards,
    cursor: sitting.cursor,
    raised: new Set(chosen === undefined ? [] : [chosen]),
    fresh: hand.fresh,
    spare: hand.spare,
    fitting: new Set<Card>(adding.map(({ card }) => cardOf(card))),
    aim: hand.aim,
    choices,
    prompt: sitting.prompt ?? usualPrompt(sitting),
    log: logOf(sitting, Math.max(3, rows - 20)),
    keys: keysOf(sitting, choices),
    panel: sitting.panel,
  };
}

function logOf({ state, plan, naming }: Sitting, most: number): readonly LogLine[] {
  const entries: RecordedEvent[] = [];
  for (let at = state.entries; at.last !== undefined && entries.length < most; at = at.before!) {
    entries.push(at.last);
  }
  const told = entries
    .toReversed()
    .map((event): LogLine => ({ text: plan.words.brief(event, naming) }));
  return [...told, ...(plan.online?.log() ?? [])];
}

function usualPrompt(sitting: Sitting): Prompt {
  const { plan, view } = sitting;
  const { table, step } = plan.words;
  const { turn, step: now } = view.table;
  if (sitting.isDue) {
    if (now === 'play')
      return { text: table.canNow(possibleNow(view, sitting.moves)), look: 'due' };
    return { text: now === 'draw' ? table.yourTurn(step(now)) : step(now), look: 'due' };
  }
  if (now === 'over') return { text: step(now), look: 'waiting' };
  const names = plan.names();
  if (now === 'keep' || now === 'offer') {
    const awaited = deciders(view.table).map((seat) => names[seat - 1] ?? '');
    return { text: awaited.length === 0 ? table.wait : table.deciding(awaited), look: 'waiting' };
  }
  return { text: table.turnOf(names[turn - 1] ?? ''), look: 'waiting' };
}

function keysOf(sitting: Sitting, choices: TapChoices): readonly KeyHint[] {
  const { plan, panel, view, card, state } = sitting;
  if (panel !== undefined) return panelKeys(plan.words, panel);
  return playKeys(plan.words, {
    isDue: sitting.isDue,
    step: view.table.step,
    choices,
    card: card?.card,
    canLay: possibleNow(view, sitting.moves).includes('lay'),
    hasLaid: sitting.hasLaid,
    canTakeBack: state.canTakeBack,
    more: plan.online?.keys(),
  });
}
