/** Somebody's face, and the way to another one. */
import { useSignal } from '@preact/signals';
import { Face, lookOf, type FaceOf } from '../board/face.tsx';
import { fetchDrawings } from '../board/looks.ts';
import { words } from '../state/words.ts';
import { lazy } from '../ui/lazy.tsx';

const FaceSheet = lazy(async () => (await import('../you/face-sheet.tsx')).FaceSheet, 'you');

type FaceButtonProps = {
  readonly of: FaceOf;
  /** The code of the face. */
  readonly onChoose: (face: string) => void;
};

export function FaceButton({ of, onChoose }: FaceButtonProps) {
  const isOpen = useSignal(false);
  const says = words('shell').own.faceFor(of.name);
  return (
    <>
      <button
        type="button"
        class="new-seat-face"
        aria-haspopup="dialog"
        aria-label={says}
        title={says}
        onClick={() => {
          void fetchDrawings();
          isOpen.value = true;
        }}
      >
        <Face of={of} />
      </button>
      {isOpen.value && (
        <FaceSheet
          title={says}
          look={lookOf(of)}
          onChoose={onChoose}
          onClose={() => (isOpen.value = false)}
        />
      )}
    </>
  );
}
