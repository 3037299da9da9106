/** A round told by taps: who laid, who went out, and whatever else the rules want to know. */
import { ladderOfSeat, toldLayable, toldWins, type Seat } from '@palier/rules';
import { Icon } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Select, SelectField } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import {
  asksLast,
  asksUsedUp,
  bonusChoices,
  withLaid,
  withOut,
  type Before,
  type MissingTelling,
  type RoundTelling,
} from './told.ts';
import './tell-round.css';

type TellRoundProps = TellingProps & { readonly names: readonly string[] };

export function TellRound({ before, names, telling, onChange }: TellRoundProps) {
  const says = words('companion').round;
  const isNobody = telling.out === 'nobody';
  return (
    <>
      <ul class="ruled">
        {names.map((name, index) => (
          <SeatTelling
            key={index}
            before={before}
            seat={index + 1}
            name={name}
            telling={telling}
            onChange={onChange}
          />
        ))}
      </ul>
      <Button
        class="button-wide button-toggle companion-toggle"
        aria-pressed={isNobody}
        onClick={() => onChange(withOut(before, telling, isNobody ? undefined : 'nobody'))}
      >
        {isNobody && <Icon name="check" />}
        {says.nobodyOut}
      </Button>
      <MoreQuestions before={before} names={names} telling={telling} onChange={onChange} />
    </>
  );
}

const MISSING: { readonly [M in MissingTelling]: () => string } = {
  end: () => words('companion').round.missingEnd,
  last: () => words('companion').round.missingLast,
  bonus: () => words('companion').round.missingBonus,
};

/** What is still to be said. */
export function missingText(missing: MissingTelling): string {
  return MISSING[missing]();
}

type TellingProps = {
  readonly before: Before;
  readonly telling: RoundTelling;
  readonly onChange: (telling: RoundTelling) => void;
};

type SeatTellingProps = TellingProps & { readonly seat: Seat; readonly name: string };

function SeatTelling({ before, seat, name, telling, onChange }: SeatTellingProps) {
  const says = words('companion').round;
  const { setup, standing } = before;
  const level = telling.laid[seat - 1];
  const isOut = telling.out === seat;
  const wins = toldWins(setup, standing, seat, level);
  const layable = toldLayable(setup, standing, seat);
  const { levels, mode } = ladderOfSeat(setup, seat);
  const lay = (next: number | undefined): void =>
    onChange(withLaid(before, telling, { seat, level: next }));
  return (
    <li class="companion-tell-row row spread">
      <span class="choice-words">
        <span class="strong">{name}</span>
        {mode === 'stacked' && (
          <span class="choice-about">
            {says.level(layable[0]!, words('game').level(levels[layable[0]! - 1]!))}
          </span>
        )}
        {wins && <span class="choice-about accent">{says.winsByLaying}</span>}
      </span>
      <span class="companion-toggles row">
        {mode === 'stacked' ? (
          <Toggle
            says={says.laid}
            label={says.laidOf(name)}
            isOn={level !== undefined}
            onPress={() => lay(level === undefined ? layable[0] : undefined)}
          />
        ) : (
          <LevelSelect seat={seat} name={name} before={before} value={level} onChoose={lay} />
        )}
        {!wins && (
          <Toggle
            says={says.out}
            label={says.outOf(name)}
            isOn={isOut}
            onPress={() => onChange(withOut(before, telling, isOut ? undefined : seat))}
          />
        )}
      </span>
    </li>
  );
}

type ToggleProps = {
  readonly says: string;
  /** With the name, for those who do not see whose row it is. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
};

function Toggle({ says, label, isOn, onPress }: ToggleProps) {
  return (
    <Button
      class="button-toggle companion-toggle"
      aria-label={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {isOn && <Icon name="check" />}
      {says}
    </Button>
  );
}

type LevelSelectProps = {
  readonly before: Before;
  readonly seat: Seat;
  readonly name: string;
  readonly value: number | undefined;
  readonly onChoose: (level: number | undefined) => void;
};

function LevelSelect({ before, seat, name, value, onChoose }: LevelSelectProps) {
  const says = words('companion').round;
  const { levels } = ladderOfSeat(before.setup, seat);
  return (
    <Select
      label={says.whichLevel(name)}
      value={value}
      values={[undefined, ...toldLayable(before.setup, before.standing, seat)]}
      nameOf={(level) =>
        level === undefined
          ? says.notLaid
          : says.level(level, words('game').level(levels[level - 1]!))
      }
      onChoose={onChoose}
    />
  );
}

/** What only some rules want to know. */
function MoreQuestions({ before, names, telling, onChange }: TellRoundProps) {
  const says = words('companion').round;
  const { out } = telling;
  const choices = bonusChoices(before, telling);
  const levelName = (level: number, seat: Seat): string =>
    says.level(level, words('game').level(ladderOfSeat(before.setup, seat).levels[level - 1]!));
  return (
    <>
      {asksLast(before, telling) && (
        <SelectField
          label={says.lastTurn}
          value={telling.last}
          values={[undefined, ...names.map((_, index) => index + 1)]}
          nameOf={(seat) => (seat === undefined ? says.chooseOne : names[seat - 1]!)}
          onChoose={(last) => onChange({ ...telling, last })}
        />
      )}
      {asksUsedUp(before, telling) && (
        <Switch
          says={says.usedUp}
          about={says.usedUpAbout}
          isOn={telling.usedUp}
          onSwitch={(usedUp) => onChange({ ...telling, usedUp, bonus: undefined })}
        />
      )}
      {typeof out === 'number' && choices.length > 0 && (
        <SelectField
          label={says.bonus(names[out - 1]!)}
          value={telling.bonus}
          values={[undefined, ...choices]}
          nameOf={(level) => (level === undefined ? says.chooseOne : levelName(level, out))}
          onChoose={(bonus) => onChange({ ...telling, bonus })}
        />
      )}
    </>
  );
}
