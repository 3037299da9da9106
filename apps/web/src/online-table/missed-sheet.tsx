/** After an interruption: what happened meanwhile, in sentences. One tap, and the table is there. */
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import { Sheet } from '../ui/sheet.tsx';
import { sentencesOf } from '../table/history.tsx';
import { MOST_ROUNDS, byRound, hasMoved } from './missed.ts';
import type { PartProps } from './seat-sign.tsx';
import { Button } from '../ui/button.tsx';

export function MissedSheet({ at, model }: PartProps) {
  const says = words('onlineTable').missed;
  const button = useRef<HTMLButtonElement>(null);
  const { missed } = at.told.value;
  const rounds = byRound(missed, model.view.value.table.round).slice(-MOST_ROUNDS);
  // Only of the round that goes on it is told where cards were added.
  const lying = model.view.value.table.melds;
  const close = (): void => {
    // The end of a round is told here.
    model.catchUp();
    at.client.seenMissed();
  };
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Sheet title={says.title} onClose={close}>
      <p class="soft">{says.about(missed.length)}</p>
      {hasMoved(missed, model.seat.value) && <p>{says.played}</p>}
      {rounds.map(({ round, events }) => (
        <section key={round} class="missed-round">
          <h3>{words('table').round(round)}</h3>
          <ol class="stack snug">
            {sentencesOf(model, events, 0, lying).map(({ number, text, event }) => (
              <li key={number} data-event={event.t}>
                {text}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <div class="sheet-actions">
        <Button ref={button} class="button-primary button-large" onClick={close}>
          {says.toTable}
        </Button>
      </div>
    </Sheet>
  );
}
