/** After an interruption: what happened meanwhile, in sentences. One tap, and the table is there. */
import { useEffect, useRef } from 'preact/hooks';
import { Sheet } from '../ui/sheet.tsx';
import { ui } from '../state/words.ts';
import { linesOf } from '../table/history.tsx';
import { MOST_ROUNDS, byRound, hasMoved } from './missed.ts';
import { say } from './say.ts';
import type { PartProps } from './seat-sign.tsx';

export function MissedSheet({ at, model }: PartProps) {
  const { missed: words } = say();
  const button = useRef<HTMLButtonElement>(null);
  const { missed } = at.told.value;
  const rounds = byRound(missed, model.view.value.table.round).slice(-MOST_ROUNDS);
  const close = (): void => {
    // The end of a round is told here.
    model.ended.value = undefined;
    at.client.seenMissed();
  };
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Sheet title={words.title} onClose={close}>
      <p class="soft">{words.about(missed.length)}</p>
      {hasMoved(missed, model.seat.value) && <p>{words.played}</p>}
      {rounds.map(({ round, events }) => (
        <section key={round} class="missed-round">
          <h3>{ui().table.round(round)}</h3>
          <ol>
            {linesOf(model, events, 0).map(({ number, text, event }) => (
              <li key={number} data-event={event.t}>
                {text}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <div class="sheet-actions">
        <button
          ref={button}
          type="button"
          class="button button-primary button-large"
          onClick={close}
        >
          {words.toTable}
        </button>
      </div>
    </Sheet>
  );
}
