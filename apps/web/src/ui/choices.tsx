/** One of several: a row of segments for short words, a list of rows where each needs a sentence. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export type Choice<T> = {
  readonly value: T;
  readonly title: string;
  readonly about?: string;
  /** Drawn before the title. */
  readonly art?: ComponentChildren;
  /** Said after the title. */
  readonly mark?: string;
  readonly isDisabled?: boolean;
};

type ChoicesProps<T> = {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  /** A sentence about the whole. */
  readonly about?: string;
  readonly choices: readonly Choice<T>[];
  /** Undefined: none of them, as where bots differ. */
  readonly value: T | undefined;
  readonly onChoose: (value: T) => void;
};

type SegmentsProps<T> = ChoicesProps<T> & {
  /** Only the art is seen; the titles are for those who listen. */
  readonly isIconic?: boolean;
};

export function Segments<T>(props: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset class="segments">
      <legend class={props.isLegendHidden === true ? 'visually-hidden' : 'choices-legend'}>
        {props.legend}
      </legend>
      {props.about !== undefined && <p class="choice-about">{props.about}</p>}
      <div class="segmented" style={props.isIconic === true ? undefined : rowsOf(props.choices)}>
        {props.choices.map((choice) => (
          <label key={choice.title} title={props.isIconic === true ? choice.title : undefined}>
            <Radio name={name} choice={choice} {...props} />
            {choice.art}
            <span class={props.isIconic === true ? 'visually-hidden' : undefined}>
              {choice.title}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** About as wide as a letter of a title, and as what surrounds one, in `rem`. */
const LETTER = 0.56;
const AROUND = 1.5;

/**
 * What does not fit beside each other stands in two rows of as many, or one below the other: none of
 * them alone. How wide they are is guessed, which spares a layout.
 */
function rowsOf(choices: readonly Choice<unknown>[]) {
  const letters = choices.reduce((sum, { title }) => sum + title.length, 0);
  const inRow = choices.length > 3 ? Math.ceil(choices.length / 2) : 1;
  return {
    '--one-row': `${letters * LETTER + choices.length * AROUND}rem`,
    '--share': `calc(${100 / inRow}% - 4px)`,
  };
}

export function Choices<T>(props: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset class="choices">
      <legend class={props.isLegendHidden === true ? 'visually-hidden' : 'choices-legend'}>
        {props.legend}
      </legend>
      {props.about !== undefined && <p class="choice-about">{props.about}</p>}
      {props.choices.map((choice) => (
        <label key={choice.title} class="choice">
          <Radio name={name} choice={choice} {...props} />
          {choice.art}
          <ChoiceWords {...choice} />
        </label>
      ))}
    </fieldset>
  );
}

type ChoiceWordsProps = {
  readonly title: ComponentChildren;
  readonly about?: ComponentChildren;
  readonly mark?: string;
};

/** The words of a row: a title, and a sentence about it. */
export function ChoiceWords({ title, about, mark }: ChoiceWordsProps) {
  return (
    <span class="choice-words">
      <span class="choice-title">
        {title}
        {mark !== undefined && <span class="choice-mark"> {mark}</span>}
      </span>
      {about !== undefined && <span class="choice-about">{about}</span>}
    </span>
  );
}

type RowButtonProps = {
  /** Drawn before the words. */
  readonly art?: ComponentChildren;
  readonly says: string;
  readonly about?: string;
  /** Whether something is asked first. */
  readonly isAsking?: boolean;
  readonly onPress: () => void;
};

/** A row of a list that does something. */
export function RowButton({ art, says, about, isAsking = false, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      class="list-row"
      aria-haspopup={isAsking ? 'dialog' : undefined}
      onClick={onPress}
    >
      {art}
      {about === undefined ? (
        <span class="grow">{says}</span>
      ) : (
        <ChoiceWords title={says} about={about} />
      )}
    </button>
  );
}

type RadioProps<T> = ChoicesProps<T> & { readonly name: string; readonly choice: Choice<T> };

function Radio<T>({ name, choice, value, onChoose }: RadioProps<T>) {
  return (
    <input
      type="radio"
      name={name}
      checked={choice.value === value}
      disabled={choice.isDisabled === true}
      onChange={() => onChoose(choice.value)}
    />
  );
}
