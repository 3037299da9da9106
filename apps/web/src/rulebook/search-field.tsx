/** Where the reader says what they look for. */
import { ui } from '../state/words.ts';

export type SearchFieldProps = {
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

export function SearchField({ value, onSearch }: SearchFieldProps) {
  const says = ui().rulebook;
  return (
    <search>
      <label class="field">
        <span>{says.search}</span>
        <input
          type="search"
          value={value}
          placeholder={says.searchHint}
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="search"
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </label>
    </search>
  );
}
