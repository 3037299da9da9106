/** One house rule: its values as sentences to choose from, or a number. */
import {
  CHOICE_NAMES,
  HOUSE_CHOICES,
  MAX_KEPT,
  defaultSource,
  type ChoiceName,
  type HouseRuleName,
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
  return (
    <NumberField
      label={houseRuleTitle(name, draft.edition)}
      about={houseRuleSentence(name, rules[name], draft.edition)}
      {...(rules[name] === own[name] && { mark: usualMark(draft, name) })}
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
  const { houseRuleTitle, houseRuleSentence } = words('rules');
  const seats = [0, ...draft.seats.map((_, index) => index + 1)];
  return (
    <Choices
      legend={houseRuleTitle('firstDealer')}
      choices={seats.map((value) => ({ value, title: houseRuleSentence('firstDealer', value) }))}
      value={rulesInForce(draft).firstDealer}
      onChoose={(seat) => onChange(withRule(draft, 'firstDealer', seat === 0 ? undefined : seat))}
    />
  );
}

/** A handicap: a level for each seat to begin on. */
function StartLevels({ draft, onChange }: GameSectionProps) {
  const { newGame } = words('shell');
  const { startLevel, levels } = rulesInForce(draft);
  return (
    <fieldset class="stack">
      <legend class="choices-legend">
        {words('rules').houseRuleTitle('startLevel', draft.edition)}
      </legend>
      {draft.seats.map((seat, index) => (
        <NumberField
          key={index}
          label={nameOf(seat, index + 1)}
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

  function nameOf(seat: (typeof draft.seats)[number], place: number): string {
    if (seat.t === 'bot') return words('game').character(seat.character).name;
    if (seat.name.trim() !== '') return seat.name;
    return peopleIn(draft) === 1 ? newGame.you : newGame.person(place);
  }
}

type NumberFieldProps = {
  readonly label: string;
  readonly about?: string;
  readonly mark?: string;
  readonly range: readonly [least: number, most: number];
  readonly value: number;
  readonly onChoose: (value: number) => void;
};

function NumberField(props: NumberFieldProps) {
  const { label, range, value, onChoose, ...more } = props;
  const [least, most] = range;
  const values = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <label class="field field-row">
      <ChoiceWords title={label} {...more} />
      <Options value={value} values={values} nameOf={String} onChoose={onChoose} />
    </label>
  );
}
