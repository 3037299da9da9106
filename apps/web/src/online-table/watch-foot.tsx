/** Where the hand would be: somebody looks on, and may ask to play. */
import type { Seat } from '@palier/rules';
import { Icon } from '../board/icons.tsx';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import type { AtTable } from './at-table.ts';
import type { PartProps } from './seat-sign.tsx';
import { toldPerson, sitterOf } from './sitters.ts';
import { useAsking } from './use-asking.ts';
import { Button } from '../ui/button.tsx';

export function WatchFoot({ at, model }: PartProps) {
  const { watch } = words('onlineTable');
  const { room, me } = at.told.value;
  const { delay } = room.options;
  return (
    <section class="row middle watch-foot" aria-label={watch.title}>
      <p class="watch-title row middle">
        <Icon name="eye" />
        <strong>{watch.title}</strong>
        <span class="soft small">{delay === 0 ? watch.live : watch.delay(delay)}</span>
      </p>
      {me === undefined ? <Nameless at={at} /> : <Wishes at={at} model={model} me={me} />}
      <Button class="button-quiet" onClick={() => go({ t: 'home' })}>
        {watch.leave}
      </Button>
    </section>
  );
}

function Nameless({ at }: { readonly at: AtTable }) {
  const { watch } = words('onlineTable');
  return (
    <div class="row middle watch-wishes">
      <Button onClick={() => at.room.join?.()}>{watch.join}</Button>
    </div>
  );
}

type BotSeat = { readonly seat: Seat; readonly name: string };

function Wishes({ at, model, me }: PartProps & { readonly me: number }) {
  const { watch } = words('onlineTable');
  const { room } = at.told.value;
  const { isSending, ask } = useAsking(model);
  const wantsNext = toldPerson(room, me)?.wantsNext === true;
  const bots = room.seats.flatMap(
    (_, index): readonly (BotSeat & { readonly claim?: number })[] => {
      const sitter = sitterOf(room, index + 1);
      if (sitter?.t !== 'bot') return [];
      const claim = sitter.claim?.id;
      return [{ seat: index + 1, name: sitter.name, ...(claim !== undefined && { claim }) }];
    },
  );
  const mine = bots.find(({ claim }) => claim === me);
  const free = bots.filter(({ claim }) => claim === undefined);
  if (mine !== undefined) {
    return (
      <div class="row middle watch-wishes">
        <p class="row" data-tone="good">
          <Icon name="check" class="toned" />
          {watch.claimed(mine.name)}
        </p>
        <Button disabled={isSending} onClick={() => void ask(at.client.stand())}>
          {watch.giveBack}
        </Button>
      </div>
    );
  }
  return (
    <div class="row middle watch-wishes">
      {free.map(({ seat, name }) => (
        <Button
          key={seat}
          disabled={isSending}
          onClick={() => void ask(at.client.sit(seat))}
          icon="robot"
        >
          <span>
            {watch.takeSeat(name)} <small class="line soft tiny">{watch.takeSeatAbout}</small>
          </span>
        </Button>
      ))}
      <Button
        aria-pressed={wantsNext}
        disabled={isSending}
        onClick={() => void ask(at.client.wantNext(!wantsNext))}
      >
        {wantsNext && <Icon name="check" />}
        {wantsNext ? watch.wantsNext : watch.wantNext}
      </Button>
    </div>
  );
}
