/** One house rule: its values as sentences to choose from, or a number. */
import {
  CHOICE_NAMES,
  HOUSE_CHOICES,
  MAX_KEPT,
  defaultSource,
  type ChoiceName,
  type HouseRuleName,
  type Seat,
} from '@palier/rules';
import { levelsIn, peopleIn, withRule, type Draft } from '../state/draft.ts';
import { isChanged, ownRules, rulesInForce } from '../state/rule-use.ts';
import { words } from '../state/words.ts';
import { ChoiceWords, Choices } from '../ui/choices.tsx';
import { Options } from '../ui/select.tsx';
import type { GameSectionProps } from './game-section.tsx';

type HouseRuleProps = GameSectionProps & { readonly name: HouseRuleName };

export function HouseRule(props: HouseRuleProps) {
  const choice = CHOICE_NAMES.find((name) => name === props.name);
  return (
    <div class={isChanged(props.draft, props.name) ? 'house-rule remark' : 'house-rule'}>
      {choice === undefined ? <NumberRule {...props} /> : <ChoiceRule {...props} name={choice} />}
    </div>
  );
}

function ChoiceRule({ name, draft, onChange }: GameSectionProps & { readonly name: ChoiceName }) {
  const { houseRuleTitle, houseRuleSentence } = words('rules');
  const own = ownRules(draft)[name];
  const values: readonly string[] = HOUSE_CHOICES[name];
  return (
    <Choices
      legend={houseRuleTitle(name, draft.edition)}
      choices={values.map((value) => ({
        value,
        title: houseRuleSentence(name, value as never, draft.edition),
        ...(value === own ? { mark: usualMark(draft, name) } : {}),
      }))}
      value={rulesInForce(draft)[name]}
      onChoose={(value) => {
        onChange(withRule(draft, name, value === own ? undefined : (value as never)));
      }}
    />
  );
}

/** Whether what is usual stands in the booklet, or is ours. */
function usualMark({ edition }: Draft, name: HouseRuleName): string {
  return words('rules').book.usualMarks[defaultSource(name, edition)];
}

function NumberRule({ name, draft, onChange }: HouseRuleProps) {
  const { houseRuleTitle, houseRuleSentence } = words('rules');
  const length = levelsIn(draft.ladder).length;
  const rules = rulesInForce(draft);
  const own = ownRules(draft);
  if (name === 'startLevel') return <StartLevels draft={draft} onChange={onChange} />;
  if (name === 'firstDealer') return <FirstDealer draft={draft} onChange={onChange} />;
  if (name !== 'levels' && name !== 'keepFrom' && name !== 'keepCards') return null;
  const [least, most] = name === 'keepCards' ? [0, MAX_KEPT] : [1, length];
  const isUsual = rules[name] === own[name];
  return (
    <NumberField
      label={houseRuleTitle(name, draft.edition)}
      // "Only the first eight" would be said of all.
      {...(!(isUsual && name === 'levels') && {
        about: houseRuleSentence(name, rules[name], draft.edition),
      })}
      {...(isUsual && { mark: usualMark(draft, name) })}
      range={[least, most]}
      value={rules[name]}
      onChoose={(value) => {
        onChange(withRule(draft, name, value === own[name] ? undefined : value));
      }}
    />
  );
}

/** Chance, or one of the seats. */
function FirstDealer({ draft, onChange }: GameSectionProps) {
  const { houseRuleTitle, book } = words('rules');
  const { firstDealer } = rulesInForce(draft);
  return (
    <NumberField
      label={houseRuleTitle('firstDealer', draft.edition)}
      {...(firstDealer === 0 && { mark: usualMark(draft, 'firstDealer') })}
      range={[0, draft.seats.length]}
      nameOf={(seat) => (seat === 0 ? book.byChance : seatName(draft, seat))}
      value={firstDealer}
      onChoose={(seat) => onChange(withRule(draft, 'firstDealer', seat === 0 ? undefined : seat))}
    />
  );
}

/** A handicap: a level for each seat to begin on. */
function StartLevels({ draft, onChange }: GameSectionProps) {
  const { startLevel, levels } = rulesInForce(draft);
  return (
    <fieldset class="stack">
      <legend class="choices-legend">
        {words('rules').houseRuleTitle('startLevel', draft.edition)}
      </legend>
      {draft.seats.map((_, index) => (
        <NumberField
          key={index}
          label={seatName(draft, index + 1)}
          range={[1, levels]}
          value={startLevel[index] ?? 1}
          onChoose={(value) => {
            const next = startLevel.map((level, at) => (at === index ? value : level));
            const isEven = next.every((level) => level === 1);
            onChange(withRule(draft, 'startLevel', isEven ? undefined : next));
          }}
        />
      ))}
    </fieldset>
  );
}

function seatName(draft: Draft, place: Seat): string {
  const { you, person } = words('shell').newGame;
  const seat = draft.seats[place - 1]!;
  if (seat.t === 'bot') return words('game').character(seat.character).name;
  if (seat.name.trim() !== '') return seat.name;
  return peopleIn(draft) === 1 ? you : person(place);
}

type NumberFieldProps = {
  readonly label: string;
  readonly about?: string;
  readonly mark?: string;
  readonly range: readonly [least: number, most: number];
  /** What a number stands for, where that is no number. */
  readonly nameOf?: (value: number) => string;
  readonly value: number;
  readonly onChoose: (value: number) => void;
};

function NumberField(props: NumberFieldProps) {
  const { label, range, nameOf = String, value, onChoose, ...more } = props;
  const [least, most] = range;
  const values = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <label class="field field-row">
      <ChoiceWords title={label} {...more} />
      <Options value={value} values={values} nameOf={nameOf} onChoose={onChoose} />
    </label>
  );
}
