/** Which cards would be laid as which combination. */
import { useSignal } from '@preact/signals';
import { cardOf, isJoker, ladderOfSeat, type Level, type Meld } from '@palier/rules';
import { PartSlots } from '../board/cards.tsx';
import { words } from '../state/words.ts';
import { slotOf } from '../table/naming.ts';
import { HandChoice, ReadingChoice } from './choose.tsx';
import { readingsOf } from './changes.ts';
import {
  nextSlot,
  partsFor,
  usesOf,
  cardAdded,
  cardRemoved,
  type LayingParts,
} from './laying-ask.ts';
import type { QuestionProps } from './question-panel.tsx';
import { ASKER, situationSetup } from './situation.ts';
import { SelectField } from '../ui/select.tsx';

export function LayQuestion({ situation, ask, onChange }: QuestionProps) {
  const says = words('referee');
  const setup = situationSetup(situation);
  const { levels, mode } = ladderOfSeat(setup, ASKER);
  const left = situation.left[ASKER - 1]!;
  const number = ask.level ?? left[0] ?? levels.length;
  const level = levels[number - 1]!;
  const parts = partsFor(level, ask.parts);
  const active = useSignal(0);
  const part = nextSlot(level, parts, Math.min(active.value, parts.length - 1));
  const uses = usesOf(situation.hand, parts);
  const put = (next: LayingParts): void => onChange({ ...ask, parts: next });
  return (
    <>
      {mode === 'open' && (
        <SelectField
          label={says.whichLevel}
          value={number}
          values={left}
          nameOf={(one) => says.situation.levelIs(one, words('game').level(levels[one - 1]!))}
          onChoose={(one) => onChange({ ...ask, level: one, parts: [] })}
        />
      )}
      <PartSlots
        slots={parts.map((cards, index) => slotOf(level[index], cards))}
        active={part}
        onChoose={(index) => (active.value = index)}
      />
      <HandChoice
        legend={says.layHelp}
        hand={situation.hand}
        isChosen={(place) => uses[place] !== undefined}
        onPress={(card, place) => {
          const used = uses[place];
          if (used !== undefined) {
            active.value = used;
            put(cardRemoved(parts, used, card));
            return;
          }
          // A chosen part may be overfilled: whether that is allowed is a question, too.
          const target = active.value < parts.length && isFull(level, parts) ? active.value : part;
          active.value = target;
          put(cardAdded(parts, target, card));
        }}
      />
      {parts.map((cards, index) => (
        <JokerReadings
          key={index}
          kind={level[index]?.kind}
          cards={cards}
          readings={readingsOf(cards.map(cardOf), setup)}
          onChoose={(meld) => put(parts.with(index, meld.cards))}
        />
      ))}
    </>
  );
}

function isFull(level: Level, parts: LayingParts): boolean {
  return level.every(({ size }, index) => parts[index]!.length >= size);
}

type JokerReadingsProps = {
  readonly kind: Meld['kind'] | undefined;
  readonly cards: LayingParts[number];
  readonly readings: readonly Meld[];
  readonly onChoose: (meld: Meld) => void;
};

/** Asked only where the jokers can stand for several things. */
function JokerReadings({ kind, cards, readings, onChoose }: JokerReadingsProps) {
  const fitting = readings.filter((meld) => meld.kind === kind);
  const hasJoker = cards.some((placed) => isJoker(cardOf(placed)));
  if (!hasJoker || kind === undefined || fitting.length < 2) return null;
  return (
    <ReadingChoice
      legend={words('referee').standsFor}
      readings={fitting}
      value={{ kind, cards }}
      onChoose={onChoose}
    />
  );
}
