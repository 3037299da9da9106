/** A face for one of several people around this device. */
import { makeFaceCode, type FaceLook } from '@palier/table';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { FaceChoice } from './face-choice.tsx';
import './you.css';

type FaceSheetProps = {
  readonly title: string;
  readonly look: FaceLook;
  /** The code of the face. */
  readonly onChoose: (face: string) => void;
  readonly onClose: () => void;
};

export function FaceSheet({ title, look, onChoose, onClose }: FaceSheetProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <div class="stack">
        <FaceChoice look={look} onChoose={(next) => onChoose(makeFaceCode(next))} />
      </div>
      <div class="sheet-actions">
        <Button class="button-primary" onClick={onClose}>
          {words('shell').newGame.done}
        </Button>
      </div>
    </Sheet>
  );
}
