/** The table: opens a game of this device and sits down at it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openTable } from '../local/lobby.ts';
import { Heading } from '../screens/heading.tsx';
import { go } from '../state/router.ts';
import { ui } from '../state/words.ts';
import { Sitting } from './sitting.ts';
import { TableView } from './table-view.tsx';
import './table.css';

type Opened = 'loading' | 'elsewhere' | 'missing' | { readonly sitting: Sitting };

export function TableScreen({ game }: { readonly game: string }) {
  const opened = useSignal<Opened>('loading');
  // A new value opens the game anew.
  const attempt = useSignal({ takeOver: false });
  useEffect(() => {
    let isGone = false;
    let sitting: Sitting | undefined;
    const open = async (): Promise<void> => {
      const client = await openTable(game, attempt.value);
      if (typeof client === 'string') {
        opened.value = client;
        return;
      }
      sitting = new Sitting(client);
      if (isGone) sitting.leave();
      else opened.value = { sitting };
    };
    void open();
    return () => {
      isGone = true;
      sitting?.leave();
    };
  }, [game, attempt.value]);

  const takeOver = (): void => {
    opened.value = 'loading';
    attempt.value = { takeOver: true };
  };
  const now = opened.value;
  if (typeof now === 'string') return <Instead why={now} onTakeOver={takeOver} />;
  if (now.sitting.state.value?.closed !== undefined) {
    return <Instead why="elsewhere" onTakeOver={takeOver} />;
  }
  return <TableView sitting={now.sitting} />;
}

type InsteadProps = {
  readonly why: 'loading' | 'elsewhere' | 'missing';
  readonly onTakeOver: () => void;
};

/** What is shown where the game cannot be. */
function Instead({ why, onTakeOver }: InsteadProps) {
  const { table } = ui();
  if (why === 'loading') {
    return (
      <main class="table-instead">
        <p>{table.loading}</p>
      </main>
    );
  }
  return (
    <main class="table-instead">
      <div class="panel stack">
        <Heading text={table[why]} />
        {why === 'elsewhere' && (
          <>
            <p>{table.elsewhereWhy}</p>
            <button type="button" class="button button-primary" onClick={onTakeOver}>
              {table.takeOver}
            </button>
          </>
        )}
        <button type="button" class="button" onClick={() => go({ t: 'home' })}>
          {table.toHome}
        </button>
      </div>
    </main>
  );
}
