/** A hint with its reason, and the way to follow it, beside the cards it speaks of. */
import type { Advice } from '@palier/bots';
import type { Command } from '@palier/rules';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../../state/words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useResized } from '../../ui/use-resized.ts';
import { namingAt } from '../naming.ts';
import type { TableModel } from '../table-model.ts';
import { Button } from '../../ui/button.tsx';
import { placesOf, topOf, type Box } from './hint-place.ts';

type HintSheetProps = { readonly model: TableModel; readonly advice: Advice };

export function HintSheet({ model, advice }: HintSheetProps) {
  const table = words('table');
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const place = (): void => lieBeside(text.current!.closest('dialog')!, advice.command);
  // The dialog has opened by then, and has a height.
  useResized(text, place, advice);
  useEffect(() => {
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [advice]);
  const follow = (): void => {
    model.closeSheet();
    const { command } = advice;
    // A laying is looked at before it is laid.
    if (command.t === 'layLevel') model.sheet.value = { t: 'lay', hinted: command };
    else void model.act(command);
  };
  return (
    <Sheet title={table.hintTitle} onClose={model.closeSheet}>
      <p ref={text} class="hint-text" id={id}>
        {words('game').hint(advice, model.view.value.table, namingAt(model))}
      </p>
      <div class="sheet-actions">
        <Button onClick={model.closeSheet}>{table.close}</Button>
        <Button
          class="button-primary"
          // The focus begins here, and with it the hint is read.
          autofocus
          aria-describedby={id}
          onClick={follow}
        >
          {table.doIt}
        </Button>
      </div>
    </Sheet>
  );
}

/** At least so much of the window is a hint's, where large letters leave the hand none of it. */
const LEAST = 0.45;

/** Never over the hand; over what it speaks of only where there is no room. */
function lieBeside(dialog: HTMLElement, command: Command): void {
  const boxOf = (selector: string): Box | undefined =>
    document.querySelector(`main ${selector}`)?.getBoundingClientRect();
  const boxesOf = (...selectors: readonly string[]): readonly Box[] =>
    selectors.map(boxOf).filter((box) => box !== undefined);
  const hand = boxOf('.hand')?.top ?? innerHeight;
  const bottom = Math.max(LEAST * innerHeight, Math.min(hand, innerHeight));
  dialog.style.setProperty('--hint-room', `${bottom}px`);
  const { offsetLeft: left, offsetWidth: width, offsetHeight: height } = dialog;
  const sights = {
    spoken: boxesOf(...placesOf(command).map((place) => `[data-place="${place}"]`)),
    more: boxesOf('.level-bar'),
  };
  const top = topOf({ left, right: left + width, height }, { top: 0, bottom }, sights);
  dialog.style.setProperty('--hint-top', `${top}px`);
}
