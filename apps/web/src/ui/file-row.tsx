/** A row of a list that opens a file, and what is wrong with it. */
import { useId } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';

type FileRowProps = {
  readonly says: string;
  /** What is said of it, where that is not what stands there. */
  readonly label?: string;
  /** The endings of its name. */
  readonly accept: string;
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
};

export function FileRow({ says, label = says, accept, problem, onFile }: FileRowProps) {
  const id = useId();
  return (
    <div class="file-row">
      <label class="list-row">
        <Icon name="open-file" />
        <span class="grow">{says}</span>
        <input
          class="visually-hidden"
          type="file"
          accept={accept}
          aria-label={label}
          aria-describedby={id}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) onFile(file);
            // The same file chosen again is another try.
            currentTarget.value = '';
          }}
        />
      </label>
      <div id={id} role="alert">
        {problem !== undefined && <p class="problem">{problem}</p>}
      </div>
    </div>
  );
}
