/** The table: opens a game of this device and sits down at it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { wakeCoach } from '../local/coach.ts';
import { openTable } from '../local/lobby.ts';
import { words } from '../state/words.ts';
import { Heading } from '../ui/heading.tsx';
import { go, makeRoute } from '../state/router.ts';
import { TableModel } from './table-model.ts';
import { TableView } from './table-view.tsx';
import { Button } from '../ui/button.tsx';
import { UpdateNotice } from '../ui/update-notice.tsx';

type Why = 'loading' | 'elsewhere' | 'missing' | 'unreadable' | 'failed';
type Opened = Why | { readonly model: TableModel };

export function TableScreen({ game }: { readonly game: string }) {
  const opened = useSignal<Opened>('loading');
  // A new value opens the game anew.
  const attempt = useSignal({ takeOver: false });
  useEffect(() => {
    wakeCoach();
    let isGone = false;
    let model: TableModel | undefined;
    const open = async (): Promise<void> => {
      const client = await openTable(game, attempt.value);
      if (typeof client === 'string') {
        opened.value = client;
        return;
      }
      model = new TableModel(client);
      if (isGone) model.leave();
      else opened.value = { model };
    };
    open().catch(() => (opened.value = 'failed'));
    return () => {
      isGone = true;
      model?.leave();
    };
  }, [game, attempt.value]);

  const again = (takeOver: boolean): void => {
    opened.value = 'loading';
    attempt.value = { takeOver };
  };
  const now = opened.value;
  const why = typeof now === 'string' ? now : whyClosed(now.model);
  if (why !== undefined) return <Instead why={why} onAgain={again} />;
  return typeof now === 'string' ? null : <TableView model={now.model} />;
}

/** Why a table that was open has closed, if it has. */
function whyClosed(model: TableModel): 'elsewhere' | 'missing' | undefined {
  const closed = model.state.value?.closed;
  if (closed === undefined) return undefined;
  return closed === 'gone' ? 'missing' : 'elsewhere';
}

type InsteadProps = {
  readonly why: Why;
  readonly onAgain: (takeOver: boolean) => void;
};

/** What is shown where the game cannot be. */
function Instead({ why, onAgain }: InsteadProps) {
  const table = words('table');
  if (why === 'loading') {
    return (
      <main class="instead">
        <p>{table.loading}</p>
      </main>
    );
  }
  return (
    <main class="instead">
      <div class="panel stack">
        <Heading text={table[why]} />
        {why === 'failed' && <UpdateNotice />}
        {why === 'unreadable' && (
          <>
            <p>{table.unreadableWhy}</p>
            <a class="button button-primary" href={makeRoute({ t: 'games' })}>
              {words('shell').games.title}
            </a>
          </>
        )}
        {why === 'elsewhere' && (
          <>
            <p>{table.elsewhereWhy}</p>
            <Button class="button-primary" onClick={() => onAgain(true)}>
              {table.takeOver}
            </Button>
          </>
        )}
        {why === 'failed' && (
          <Button class="button-primary" onClick={() => onAgain(false)}>
            {table.tryAgain}
          </Button>
        )}
        <Button onClick={() => go({ t: 'home' })}>{table.toHome}</Button>
      </div>
    </main>
  );
}
