/** Which table the rulebook is for: box, ladder, add-on, with or without its house rules. */
import {
  EDITIONS,
  EDITION_IDS,
  LADDER_IDS,
  MASTER_OPTIONS,
  type EditionId,
  type LadderId,
  type Master,
  type Setup,
  type SetupChoice,
} from '@palier/rules';
import { useSignal } from '@preact/signals';
import { words } from '../state/words.ts';
import { changedIn } from './concerns.ts';

type TableChoiceProps = {
  readonly choice: SetupChoice;
  readonly setup: Setup;
  readonly onChange: (choice: SetupChoice) => void;
};

export function TableChoice({ choice, setup, onChange }: TableChoiceProps) {
  const says = words('rules').book;
  const { edition, ladder, master } = words('game');
  const { ladders, takesMaster } = EDITIONS[setup.edition];
  const name = setup.ladders[0]!.name;
  return (
    <details class="panel fold table-choice">
      <summary>
        <h2>{says.forTable}</h2>
        <span class="fold-chosen">
          {edition(setup.edition)} · {ladder(name)}
        </span>
      </summary>
      <div class="fold-inside stack">
        <Pick
          label={says.edition}
          options={EDITION_IDS.map((value) => ({ value, says: edition(value) }))}
          value={setup.edition}
          onPick={(value: EditionId) => onChange(withBox(choice, value))}
        />
        <Pick
          label={says.ladder}
          options={laddersToPick(ladders, name).map((value) => ({ value, says: ladder(value) }))}
          value={name}
          onPick={(value) => onChange(withLadder(choice, value))}
        />
        {takesMaster && (
          <Pick
            label={says.master}
            options={MASTER_OPTIONS.map((value) => ({ value, says: master(value) }))}
            value={setup.master}
            onPick={(value: Master) => onChange({ ...choice, master: value })}
          />
        )}
        <HouseRulesHere choice={choice} setup={setup} onChange={onChange} />
      </div>
    </details>
  );
}

/** A table's own ladder stays among them: it can be left, and come back to by its table. */
function laddersToPick(ladders: readonly LadderId[], name: string): readonly string[] {
  return ladders.some((known) => known === name) ? ladders : [name, ...ladders];
}

function withBox({ players, rules }: SetupChoice, edition: EditionId): SetupChoice {
  return { edition, players, ...(rules === undefined ? {} : { rules }) };
}

function withLadder(choice: SetupChoice, name: string): SetupChoice {
  const ladder = LADDER_IDS.find((known) => known === name);
  if (ladder === undefined) return choice;
  const { ladders: _each, ...others } = choice;
  return { ...others, ladder };
}

/** The table's house rules can be laid aside, to read what the box says. */
function HouseRulesHere({ choice, setup, onChange }: TableChoiceProps) {
  const aside = useSignal<SetupChoice['rules']>(undefined);
  const count = changedIn(setup).length;
  if (count === 0 && aside.value === undefined) return null;
  const { rules, ...others } = choice;
  return (
    <label class="switch">
      {words('rules').book.withHouseRules(
        count === 0 ? Object.keys(aside.value ?? {}).length : count,
      )}
      <input
        type="checkbox"
        role="switch"
        checked={rules !== undefined}
        onChange={() => {
          const back = aside.value;
          aside.value = rules;
          onChange(rules !== undefined || back === undefined ? others : { ...others, rules: back });
        }}
      />
    </label>
  );
}

type PickProps<T extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly says: string }[];
  readonly value: T;
  readonly onPick: (value: T) => void;
};

function Pick<T extends string>({ label, options, value, onPick }: PickProps<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onPick(currentTarget.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.says}
          </option>
        ))}
      </select>
    </label>
  );
}
