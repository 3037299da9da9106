/** One seat of a situation: its level, what it has laid, the top of its discard pile. */
import { useSignal } from '@preact/signals';
import { ladderOfSeat, PASS, type Seat } from '@palier/rules';
import { Icon } from '../board/icons.tsx';
import { MeldView } from '../board/melds.tsx';
import { Switch } from '../ui/switch.tsx';
import { words } from '../state/words.ts';
import { meldText } from './card-choice.tsx';
import { CardPicker } from './card-picker.tsx';
import { spare, withLeft, withMeld, withSkipped, withTop } from './changes.ts';
import { MeldSheet } from './meld-sheet.tsx';
import { seatName } from './people.ts';
import { PileTop } from './question-panel.tsx';
import { refereeWords } from './referee-words.ts';
import { setupOf, type Situation } from './situation.ts';

export type SeatProps = {
  readonly situation: Situation;
  readonly seat: Seat;
  readonly onChange: (situation: Situation) => void;
};

export function SeatPanel(props: SeatProps) {
  const { situation, seat, onChange } = props;
  const says = refereeWords().situation;
  const name = seatName(seat);
  const isSkipped = situation.skipped.includes(seat);
  const canBeSkipped = seat !== situation.turn && (isSkipped || spare(situation, PASS) > 0);
  return (
    <section class="panel referee-seat">
      <h3>{name}</h3>
      <LevelField {...props} />
      <TopButton {...props} />
      <Melds {...props} />
      {canBeSkipped && (
        <Switch
          says={says.skipped(name)}
          about={says.skippedAbout}
          isOn={isSkipped}
          onSwitch={(isOn) => onChange(withSkipped(situation, seat, isOn))}
        />
      )}
    </section>
  );
}

function LevelField({ situation, seat, onChange }: SeatProps) {
  const says = refereeWords().situation;
  const { levels, mode } = ladderOfSeat(setupOf(situation), seat);
  const left = situation.left[seat - 1]!;
  const all = levels.map((_, index) => index + 1);
  if (mode === 'open') return <OpenLevels situation={situation} seat={seat} onChange={onChange} />;
  return (
    <label class="field referee-level">
      <span>{says.level}</span>
      <select
        value={String(left[0] ?? '')}
        onChange={({ currentTarget }) =>
          onChange(withLeft(situation, seat, all.slice(Number(currentTarget.value) - 1)))
        }
      >
        {all.map((level) => (
          <option key={level} value={String(level)}>
            {says.levelIs(level, words().level(levels[level - 1]!))}
          </option>
        ))}
      </select>
    </label>
  );
}

function OpenLevels({ situation, seat, onChange }: SeatProps) {
  const says = refereeWords().situation;
  const { levels } = ladderOfSeat(setupOf(situation), seat);
  const left = situation.left[seat - 1]!;
  const laid = situation.laid[seat - 1];
  return (
    <div class="stack referee-level">
      <fieldset>
        <legend class="choices-legend">{says.levelsLeft}</legend>
        <div class="referee-levels">
          {levels.map((parts, index) => {
            const level = index + 1;
            const isLeft = left.includes(level);
            return (
              <button
                key={level}
                type="button"
                class="button referee-level-toggle"
                aria-label={says.levelIs(level, words().level(parts))}
                aria-pressed={isLeft}
                onClick={() => {
                  const next = isLeft
                    ? left.filter((one) => one !== level)
                    : [...left, level].toSorted((a, b) => a - b);
                  onChange(withLeft(situation, seat, next));
                }}
              >
                {level}
              </button>
            );
          })}
        </div>
      </fieldset>
      {situation.melds[seat - 1]!.length > 0 && (
        <label class="field">
          <span>{says.laidLevel}</span>
          <select
            value={String(laid ?? '')}
            onChange={({ currentTarget }) =>
              onChange({
                ...situation,
                laid: situation.laid.with(seat - 1, Number(currentTarget.value)),
              })
            }
          >
            {left.map((level) => (
              <option key={level} value={String(level)}>
                {says.levelIs(level, words().level(levels[level - 1]!))}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function TopButton({ situation, seat, onChange }: SeatProps) {
  const says = refereeWords();
  const isOpen = useSignal(false);
  const top = situation.tops[seat - 1];
  const name = seatName(seat);
  const card = top === undefined ? says.emptyPile : words().card(top);
  return (
    <div class="referee-pile">
      <span class="referee-label" aria-hidden="true">
        {says.situation.pileTop}
      </span>
      <button
        type="button"
        class="referee-card"
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <span class="visually-hidden">{says.situation.changeTop(name, card)}</span>
        <PileTop top={top} />
      </button>
      {isOpen.value && (
        <CardPicker
          title={says.picker.top(name)}
          situation={withTop(situation, seat, undefined)}
          cards={top === undefined ? [] : [top]}
          most={1}
          onDone={([next]) => {
            isOpen.value = false;
            onChange(withTop(situation, seat, next));
          }}
        />
      )}
    </div>
  );
}

function Melds({ situation, seat, onChange }: SeatProps) {
  const says = refereeWords().situation;
  /** The place of the meld that is being changed; one past the last is a new one. */
  const open = useSignal<number | undefined>(undefined);
  const melds = situation.melds[seat - 1]!;
  const name = seatName(seat);
  const place = open.value;
  return (
    <div class="referee-table">
      <span class="referee-label">{says.melds}</span>
      <div class="referee-melds">
        {melds.map((meld, index) => (
          <button
            key={index}
            type="button"
            class="referee-meld"
            aria-haspopup="dialog"
            onClick={() => (open.value = index)}
          >
            <span class="visually-hidden">{says.changeMeld(name, meldText(meld))}</span>
            <MeldView meld={meld} size="small" />
          </button>
        ))}
        <button
          type="button"
          class="button referee-add"
          aria-haspopup="dialog"
          aria-label={says.addMeld(name)}
          onClick={() => (open.value = melds.length)}
        >
          <Icon name="plus" />
          {says.addMeldShort}
        </button>
      </div>
      {place !== undefined && (
        <MeldSheet
          name={name}
          situation={withMeld(situation, { seat, place }, undefined)}
          meld={melds[place]}
          onDone={(meld) => {
            open.value = undefined;
            onChange(withMeld(situation, { seat, place }, meld));
          }}
          onClose={() => (open.value = undefined)}
        />
      )}
    </div>
  );
}
