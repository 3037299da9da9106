import { words } from '../state/words.ts';
/** Where the reader says what they look for. */

export type SearchFieldProps = {
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

export function SearchField({ value, onSearch }: SearchFieldProps) {
  const says = words('rules').book;
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
