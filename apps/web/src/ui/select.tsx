/** One of several that need no room: a list that opens. */

type Value = string | number | undefined;

type SelectProps<T extends Value> = {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly onChoose: (value: T) => void;
};

/** The label is only heard. */
export function Select<T extends Value>({ label, ...choice }: SelectProps<T>) {
  return <Options {...choice} aria-label={label} />;
}

/** With its label above, or beside it. */
export function SelectField<T extends Value>({ label, isRow = false, ...choice }: FieldProps<T>) {
  return (
    <label class={isRow ? 'field field-row' : 'field'}>
      <span>{label}</span>
      <Options {...choice} />
    </label>
  );
}

type FieldProps<T extends Value> = SelectProps<T> & { readonly isRow?: boolean };
type OptionsProps<T extends Value> = Omit<SelectProps<T>, 'label'> & {
  readonly 'aria-label'?: string;
};

export function Options<T extends Value>({
  value,
  values,
  nameOf,
  onChoose,
  ...rest
}: OptionsProps<T>) {
  return (
    <select
      {...rest}
      class="select"
      value={String(value)}
      onChange={({ currentTarget }) => onChoose(values[currentTarget.selectedIndex]!)}
    >
      {values.map((one) => (
        <option key={one} value={String(one)}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
}
