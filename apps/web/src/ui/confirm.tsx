/** Asks before something is gone for good. */
import { words } from '../state/words.ts';
import { Sheet } from './sheet.tsx';
import { Button } from './button.tsx';

type ConfirmProps = {
  readonly title: string;
  readonly about: string;
  readonly yes: string;
  readonly no?: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

export function Confirm({ title, about, yes, no, onYes, onNo }: ConfirmProps) {
  return (
    <Sheet title={title} onClose={onNo}>
      <p>{about}</p>
      <div class="sheet-actions">
        <Button onClick={onNo}>{no ?? words('shell').cancel}</Button>
        <Button class="button-danger" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Sheet>
  );
}
