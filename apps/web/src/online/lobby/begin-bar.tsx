/** What everything leads to, always in reach: the host begins, the others know whom they wait for. */
import { words } from '../../state/words.ts';
import { obstacleOf, type Obstacle } from './begin.ts';
import type { Hosting } from './hosting.ts';
import { Button } from '../../ui/button.tsx';

export function BeginBar({ hosting }: { readonly hosting: Hosting }) {
  const problem = hosting.problem.value;
  return (
    <div class="deal-bar deal-bar-wide stack snug">
      <div role="alert">{problem !== undefined && <p class="problem">{problem}</p>}</div>
      {hosting.room.value.options.listing === 'quick' && (
        <p class="centred">{words('online').quick.soon}</p>
      )}
      {hosting.isPreparing.value ? <Begin hosting={hosting} /> : <Waiting hosting={hosting} />}
    </div>
  );
}

function Begin({ hosting }: { readonly hosting: Hosting }) {
  const says = words('online').lobby;
  const room = hosting.room.value;
  const obstacle = obstacleOf(room);
  const isBeginning = hosting.isBeginning.value;
  return (
    <>
      {obstacle !== undefined && (
        <p id="begin-why" class="soft small centred">
          {said(obstacle)}
        </p>
      )}
      <div class="row middle begin-ways">
        {obstacle?.t === 'seats-open' && (
          <Button onClick={() => void hosting.fillWithBots()}>{says.fillWithBots}</Button>
        )}
        <Button
          class="button-primary button-large"
          // Not `disabled`: it can be come to and says why.
          aria-disabled={obstacle !== undefined || isBeginning}
          aria-describedby={obstacle === undefined ? undefined : 'begin-why'}
          onClick={() => {
            if (obstacle === undefined && !isBeginning) void hosting.begin();
          }}
        >
          {isBeginning ? says.beginning : says.begin}
        </Button>
      </div>
    </>
  );
}

function Waiting({ hosting }: { readonly hosting: Hosting }) {
  const says = words('online').lobby;
  const { people, host } = hosting.room.value;
  const { me, seat } = hosting.online.state.value!;
  const name = people.find(({ id }) => id === host)?.name;
  return (
    <p class="centred">
      {name === undefined ? says.nobodyHosts : says.waitForHost(name)}{' '}
      {me !== undefined && seat === undefined && says.needSeat}
    </p>
  );
}

function said(obstacle: Obstacle): string {
  const { lobby, denied } = words('online');
  switch (obstacle.t) {
    case 'seats-open':
      return lobby.seatsOpen(obstacle.seats);
    case 'nobody-seated':
      return lobby.nobodySeated;
    case 'people-missing':
      return denied['people-missing'];
  }
}
