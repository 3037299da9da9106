/** A recovery code, the only time that it is shown. */
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/share.tsx';
import { Sheet } from '../ui/sheet.tsx';

type CodeSheetProps = { readonly code: string; readonly onClose: () => void };

export function CodeSheet({ code, onClose }: CodeSheetProps) {
  const says = words('profile').code;
  return (
    <Sheet title={says.title} onClose={onClose}>
      <div class="stack">
        <p>{says.about}</p>
        <p class="profile-code large heavy">{code}</p>
        <p class="problem">{says.secret}</p>
      </div>
      <div class="sheet-actions">
        <CopyButton text={code} says={says} />
        <Button class="button-primary" onClick={onClose}>
          {words('shell').newGame.done}
        </Button>
      </div>
    </Sheet>
  );
}
