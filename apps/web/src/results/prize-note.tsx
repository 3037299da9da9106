/** What a game has earned of one's look: a small note among its results, or nothing. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { newPrizes, type Prize } from '../local/earned.ts';
import { tables } from '../local/workers.ts';
import { makeRoute } from '../state/router.ts';
import { wantWords, words } from '../state/words.ts';

export function PrizeNote({ game }: { readonly game: string }) {
  const prizes = useSignal<readonly Prize[]>([]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const found = newPrizes(await tables('results', []), game);
      if (found.length === 0) return;
      await wantWords('you');
      prizes.value = found;
    };
    // Where the statistics cannot be read there is nothing to tell.
    load().catch(() => undefined);
  }, [game]);
  return <div role="status">{prizes.value.length > 0 && <Note prizes={prizes.value} />}</div>;
}

function Note({ prizes }: { readonly prizes: readonly Prize[] }) {
  const { won } = words('you');
  return (
    <div class="panel stack snug">
      {prizes.map((prize) => (
        <p key={prize} class="strong">
          {won[prize]}
        </p>
      ))}
      <a class="button" href={makeRoute({ t: 'place', place: 'you' })}>
        {won.look}
      </a>
    </div>
  );
}
