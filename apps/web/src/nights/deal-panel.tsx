/** A game of the night that is played with the same cards at each of its tables. */
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { nameIn } from './names.ts';
import { SameCards } from './same-cards.tsx';
import { isOwnSeat, type NightState } from './use-night.ts';
import type { Deal, Night } from './night-api.ts';

type DealPanelProps = {
  readonly night: Night;
  readonly deal: Deal;
  readonly number: number;
  readonly state: NightState;
};

export function DealPanel(props: DealPanelProps) {
  const { night, deal, number } = props;
  const says = words('friends').nights.deal;
  return (
    <section class="panel stack night-deal">
      {night.deals.length > 1 && <h2>{says.title(number)}</h2>}
      {deal.tables === undefined ? (
        <>
          <OwnPart {...props} />
          <WhoPlays night={night} deal={deal} />
        </>
      ) : (
        <SameCards night={night} tables={deal.tables} own={deal.table} />
      )}
    </section>
  );
}

/** What is to be done by who looks. */
function OwnPart({ night, deal, number, state }: DealPanelProps) {
  const says = words('friends').nights.deal;
  const { me, isOver } = night;
  const { table, played } = deal;
  if (me === undefined) return null;
  if (table !== undefined) {
    const isDone = played.includes(me);
    return (
      <>
        <p>{isDone ? says.youHave : isOwnSeat(table) ? says.youPlay : says.elsewhere}</p>
        {isOwnSeat(table) && (
          <a
            class={isDone ? 'button' : 'button button-primary button-large'}
            href={makeRoute({ t: 'table', table })}
          >
            {isDone ? says.look : says.goOn}
          </a>
        )}
      </>
    );
  }
  if (isOver) return <p>{says.missed}</p>;
  if (state.waits.value === number) return <Waiting night={night} deal={deal} state={state} />;
  const isBusy =
    state.waits.value !== undefined ||
    night.deals.some((one) => one.table !== undefined && one.playing.includes(me));
  return (
    <Button
      class="button-primary button-large"
      disabled={isBusy}
      onClick={() => void state.wait(number)}
    >
      {says.sit}
    </Button>
  );
}

function Waiting({ night, deal, state }: Omit<DealPanelProps, 'number'>) {
  const says = words('friends').nights.deal;
  const players = night.setup?.players ?? 0;
  return (
    <>
      <p role="status">{says.waiting(deal.waiting.length, players)}</p>
      <div class="row row-buttons">
        <Button class="button-primary" onClick={() => void state.beginNow()}>
          {says.now}
        </Button>
        <Button onClick={() => void state.stopWaiting()}>{says.stop}</Button>
      </div>
      <p class="soft small">{says.nowAbout}</p>
    </>
  );
}

/** Who has played is told, and never how. */
function WhoPlays({ night, deal }: Pick<DealPanelProps, 'night' | 'deal'>) {
  const says = words('friends').nights.deal;
  const { waiting, playing, played } = deal;
  const done = new Set([...waiting, ...playing, ...played]);
  const toCome = night.entrants.flatMap((_, index) => (done.has(index + 1) ? [] : [index + 1]));
  const lines = [
    [says.waits, waiting],
    [says.plays, playing],
    [says.hasPlayed, played],
    [says.toCome, toCome],
  ] as const;
  return (
    <>
      <dl class="stack snug night-who">
        {lines.map(
          ([title, numbers]) =>
            numbers.length > 0 && (
              <div key={title}>
                <dt class="soft small">{title}</dt>
                <dd>{numbers.map((one) => nameIn(night, one)).join(', ')}</dd>
              </div>
            ),
        )}
      </dl>
      <p class="soft small">{says.secret}</p>
    </>
  );
}
