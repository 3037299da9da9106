/** What the host chooses besides the game: clock, absence, watching, messages, taking back. */
import { USUAL_OPTIONS, isOverDays, type ToldOptions } from '@palier/table/room';
import type { NameAndAbout } from '@palier/text';
import { words } from '../../state/words.ts';
import { Choices } from '../../ui/choices.tsx';
import { Fold } from '../../new-game/fold.tsx';
import { OPTION_VALUES } from '../last-table.ts';
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
  return (
    <>
      {shownOptions(options).map((name) => {
        const { title, values } = wordsOf(name);
        return (
          <Choices<string | number>
            key={name}
            legend={title}
            choices={OPTION_VALUES[name].map((value) => ({
              value,
              title: values[value]!.name,
              about: values[value]!.about,
            }))}
            value={options[name]}
            onChoose={(value) => onChange({ ...options, [name]: value })}
          />
        );
      })}
    </>
  );
}

type OptionName = keyof typeof OPTION_VALUES;

/** Where nobody watches, nobody is told late; over days nobody has to be there. */
function shownOptions({ watching, clock }: ToldOptions): readonly OptionName[] {
  const names = Object.keys(OPTION_VALUES) as OptionName[];
  return names.filter(
    (name) =>
      !(name === 'delay' && watching === 'nobody') && !(name === 'absence' && isOverDays(clock)),
  );
}

type OptionWords = {
  readonly title: string;
  readonly values: { readonly [value: string | number]: NameAndAbout };
};

function wordsOf(name: OptionName): OptionWords {
  return words('online').options[name];
}

/** Title and value of each, in the order that they are chosen in. */
export function optionRows(options: ToldOptions): readonly (readonly [string, string])[] {
  return shownOptions(options).map((name) => {
    const { title, values } = wordsOf(name);
    return [title, values[options[name]]!.name];
  });
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
