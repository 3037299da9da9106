/** What the host chooses besides the game: clock, absence, watching, messages, taking back. */
import {
  ABSENCES,
  CHATS,
  CLOCKS,
  DELAYS,
  TAKE_BACKS,
  USUAL_OPTIONS,
  WATCHING,
  type ToldOptions,
} from '@palier/table/room';
import type { NameAndAbout } from '@palier/text';
import { words } from '../../state/words.ts';
import { Choices } from '../../ui/choices.tsx';
import { Fold } from '../../new-game/fold.tsx';
import type { Hosting } from './hosting.ts';

export function OptionsSection({ hosting }: { readonly hosting: Hosting }) {
  const says = words('online').options;
  const options = hosting.options.value;
  const changed = changedOptions(options);
  const chosen = changed.length === 0 ? says.usual : changed.join(' · ');
  return (
    <Fold title={says.title} chosen={chosen} isChanged={false}>
      {() => <OptionsForm options={options} onChange={(next) => void hosting.choose(next)} />}
    </Fold>
  );
}

type OptionsFormProps = {
  readonly options: ToldOptions;
  readonly onChange: (options: ToldOptions) => void;
};

export function OptionsForm({ options, onChange }: OptionsFormProps) {
  const says = words('online').options;
  return (
    <>
      <Option
        words={says.clock}
        values={CLOCKS}
        value={options.clock}
        onChoose={(clock) => onChange({ ...options, clock })}
      />
      <Option
        words={says.absence}
        values={ABSENCES}
        value={options.absence}
        onChoose={(absence) => onChange({ ...options, absence })}
      />
      <Option
        words={says.takeBack}
        values={TAKE_BACKS}
        value={options.takeBack}
        onChoose={(takeBack) => onChange({ ...options, takeBack })}
      />
      <Option
        words={says.chat}
        values={CHATS}
        value={options.chat}
        onChoose={(chat) => onChange({ ...options, chat })}
      />
      <Option
        words={says.watching}
        values={WATCHING}
        value={options.watching}
        onChoose={(watching) => onChange({ ...options, watching })}
      />
      {options.watching === 'anyone' && (
        <Option
          words={says.delay}
          values={DELAYS}
          value={options.delay}
          onChoose={(delay) => onChange({ ...options, delay })}
        />
      )}
    </>
  );
}

type OptionProps<V extends string | number> = {
  readonly words: { readonly title: string; readonly values: { readonly [O in V]: NameAndAbout } };
  readonly values: readonly V[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
};

function Option<V extends string | number>({ words, values, value, onChoose }: OptionProps<V>) {
  return (
    <Choices
      legend={words.title}
      choices={values.map((one) => ({
        value: one,
        title: words.values[one].name,
        about: words.values[one].about,
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}

/** Title and value of each, in the order that they are chosen in. */
export function optionRows(options: ToldOptions): readonly (readonly [string, string])[] {
  const { clock, absence, takeBack, chat, watching, delay } = words('online').options;
  return [
    [clock.title, clock.values[options.clock].name],
    [absence.title, absence.values[options.absence].name],
    [takeBack.title, takeBack.values[options.takeBack].name],
    [chat.title, chat.values[options.chat].name],
    [watching.title, watching.values[options.watching].name],
    ...(options.watching === 'nobody'
      ? []
      : [[delay.title, delay.values[options.delay].name] as const]),
  ];
}

/** What is not as usual, in short. */
function changedOptions(options: ToldOptions): readonly string[] {
  const { row } = words('online').options;
  const usual = { ...options, ...USUAL_OPTIONS };
  const rows = optionRows(options);
  const own = new Map(optionRows(usual));
  return rows
    .filter(([title, value]) => own.get(title) !== value)
    .map(([title, value]) => row(title, value));
}
