/** A seat of a situation as it sits at the table: its pile and its combinations are changed by a touch. */
import { useSignal } from '@preact/signals';
import { ladderOfSeat, PASS, type Meld, type Seat } from '@palier/rules';
import type { Spot } from '@palier/table/seat';
import { SeatMelds } from '../board/melds.tsx';
import { SeatView, type Drawn } from '../board/seat.tsx';
import type { SpotTouch } from '../board/spot.ts';
import { words } from '../state/words.ts';
import { Switch } from '../ui/switch.tsx';
import { drawnNames } from '../table/naming.ts';
import { spare, withLeft, withMeld, withSkipped, withTop } from './changes.ts';
import { meldText } from './choose.tsx';
import { LevelsLeft, levelName } from './levels-left.tsx';
import { namingFor, seatName } from './people.ts';
import { CardPicker, MeldSheet } from './picker.tsx';
import { ASKER, situationSetup, situationTable, type Situation } from './situation.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select.tsx';

type SeatProps = {
  readonly situation: Situation;
  readonly seat: Seat;
  readonly onChange: (situation: Situation) => void;
};

/** The top of the pile, or the place of a combination; one past the last is a new one. */
type Opened = 'top' | number | undefined;

export function SituationSeat({ situation, seat, onChange }: SeatProps) {
  const says = words('referee');
  const open = useSignal<Opened>(undefined);
  const name = seatName(seat);
  const melds = situation.melds[seat - 1]!;
  const top = situation.tops[seat - 1];
  const isSkipped = situation.skipped.includes(seat);
  const canBeSkipped = seat !== situation.turn && (isSkipped || spare(situation, PASS) > 0);
  const drawn = drawnOf(situation, (opened) => (open.value = opened));
  const change = (next: Situation): void => {
    open.value = undefined;
    onChange(next);
  };
  const place = typeof open.value === 'number' ? open.value : undefined;
  return (
    <SeatView {...drawn} seat={seat}>
      <h3 class="visually-hidden">{name}</h3>
      <div class="stack referee-seat">
        <div class="row">
          <SeatMelds {...drawn} seat={seat} />
          <Button
            icon="plus"
            class="referee-add"
            aria-haspopup="dialog"
            aria-label={says.situation.addMeld(name)}
            onClick={() => (open.value = melds.length)}
          >
            {says.situation.addMeldShort}
          </Button>
        </div>
        <LevelField situation={situation} seat={seat} onChange={onChange} />
        {canBeSkipped && (
          <Switch
            says={says.situation.skipped(name)}
            about={says.situation.skippedAbout}
            isOn={isSkipped}
            onSwitch={(isOn) => onChange(withSkipped(situation, seat, isOn))}
          />
        )}
      </div>
      {open.value === 'top' && (
        <CardPicker
          title={says.picker.top(name)}
          situation={withTop(situation, seat, undefined)}
          cards={top === undefined ? [] : [top]}
          most={1}
          onDone={([next]) => change(withTop(situation, seat, next))}
        />
      )}
      {place !== undefined && (
        <MeldSheet
          name={name}
          situation={withMeld(situation, { seat, place }, undefined)}
          meld={melds[place]}
          onDone={(meld) => change(withMeld(situation, { seat, place }, meld))}
          onClose={() => (open.value = undefined)}
        />
      )}
    </SeatView>
  );
}

function drawnOf(situation: Situation, open: (opened: Opened) => void): Drawn {
  const says = words('referee');
  const table = situationTable(situation);
  const { names } = namingFor(table.setup.players, table.setup.edition);
  return {
    table,
    faces: names.map((name) => ({ name })),
    names: {
      ...drawnNames({ table, names, own: ASKER }),
      pile: (seat: Seat) => {
        const top = situation.tops[seat - 1];
        const card = top === undefined ? says.emptyPile : words('game').card(top);
        return says.situation.changeTop(seatName(seat), card);
      },
      meld: (seat: Seat, meld: Meld) => says.situation.changeMeld(seatName(seat), meldText(meld)),
    },
    touch: (spot: Spot): SpotTouch | undefined => {
      if (spot.t === 'pile') return { opensDialog: true, onTouch: () => open('top') };
      if (spot.t === 'meld') return { opensDialog: true, onTouch: () => open(spot.meld - 1) };
      return undefined;
    },
  };
}

function LevelField({ situation, seat, onChange }: SeatProps) {
  const ladder = ladderOfSeat(situationSetup(situation), seat);
  const left = situation.left[seat - 1]!;
  const field = (
    <LevelsLeft
      ladder={ladder}
      left={left}
      onChange={(next) => onChange(withLeft(situation, seat, next))}
    />
  );
  if (ladder.mode === 'stacked') return field;
  return (
    <div class="stack referee-level">
      {field}
      {situation.melds[seat - 1]!.length > 0 && (
        <SelectField
          label={words('referee').situation.laidLevel}
          value={situation.laid[seat - 1]}
          values={left}
          nameOf={(level) => levelName(level!, ladder.levels)}
          onChoose={(level) =>
            onChange({ ...situation, laid: situation.laid.with(seat - 1, level) })
          }
        />
      )}
    </div>
  );
}
