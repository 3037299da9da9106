/** The situation, drawn so that every part of it can be tapped and changed. */
import { useSignal } from '@preact/signals';
import type { Seat } from '@palier/rules';
import { CardList } from '../board/cards.tsx';
import { words } from '../state/words.ts';
import { Segments } from '../ui/choices.tsx';
import { Switch } from '../ui/switch.tsx';
import { sortedCards, withChoice, withHand, withTurn } from './changes.ts';
import { seatName } from './people.ts';
import { CardPicker } from './picker.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { ASKER, situationSetup, type Situation } from './situation.ts';
import { SituationSeat } from './situation-seat.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select.tsx';

type SituationProps = {
  readonly situation: Situation;
  readonly onChange: (situation: Situation) => void;
};

export function SituationPanel({ situation, onChange }: SituationProps) {
  const says = words('referee').situation;
  const { players } = situationSetup(situation);
  const seats = Array.from({ length: players }, (_, index): Seat => index + 1);
  return (
    <section class="stack referee-situation">
      <h2>{says.title}</h2>
      <HandPanel situation={situation} onChange={onChange} />
      <TurnPanel situation={situation} seats={seats} onChange={onChange} />
      {seats.map((seat) => (
        <SituationSeat key={seat} seat={seat} situation={situation} onChange={onChange} />
      ))}
      <RulesPanel
        choice={situation.choice}
        onChange={(choice) => onChange(withChoice(situation, choice))}
      />
      <p class="soft small">{says.filledIn}</p>
    </section>
  );
}

function HandPanel({ situation, onChange }: SituationProps) {
  const says = words('referee');
  const isOpen = useSignal(false);
  return (
    <section class="panel stack">
      <h3>{says.situation.hand(situation.hand.length)}</h3>
      <CardList
        class="referee-small"
        says={words('game').card}
        cards={situation.hand.map((card) => ({ card }))}
      />
      <Button aria-haspopup="dialog" onClick={() => (isOpen.value = true)}>
        {says.situation.changeHand}
      </Button>
      {isOpen.value && (
        <CardPicker
          title={says.picker.hand}
          situation={withHand(situation, [])}
          cards={situation.hand}
          onDone={(hand) => {
            isOpen.value = false;
            onChange(withHand(situation, sortedCards(hand)));
          }}
        />
      )}
    </section>
  );
}

type TurnPanelProps = SituationProps & { readonly seats: readonly Seat[] };

function TurnPanel({ situation, seats, onChange }: TurnPanelProps) {
  const says = words('referee').situation;
  const { turn, step, melds } = situation;
  const isMine = turn === ASKER && step === 'play';
  return (
    <section class="panel stack">
      <Segments<Seat>
        legend={says.whoseTurn}
        choices={seats.map((value) => ({ value, title: seatName(value) }))}
        value={turn}
        onChoose={(value) => onChange(withTurn(situation, value, step))}
      />
      <Segments<Situation['step']>
        legend={says.step}
        choices={[
          { value: 'draw', title: says.beforeDrawing },
          { value: 'play', title: says.afterDrawing },
        ]}
        value={step}
        onChoose={(value) => onChange(withTurn(situation, turn, value))}
      />
      {isMine && melds[ASKER - 1]!.length > 0 && (
        <Switch
          says={says.laidNow}
          about={says.laidNowAbout}
          isOn={situation.laidNow}
          onSwitch={(laidNow) => onChange({ ...situation, laidNow })}
        />
      )}
      {isMine && <TakenField situation={situation} onChange={onChange} />}
    </section>
  );
}

function TakenField({ situation, onChange }: SituationProps) {
  const says = words('referee').situation;
  return (
    <SelectField
      label={says.taken}
      value={situation.taken}
      values={[undefined, ...new Set(situation.hand)]}
      nameOf={(card) => (card === undefined ? says.takenNothing : words('game').card(card))}
      onChoose={(taken) => onChange({ ...situation, taken })}
    />
  );
}
