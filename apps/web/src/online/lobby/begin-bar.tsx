/** What everything leads to, always in reach: the host begins, the others know whom they wait for. */
import { Icon } from '../../board/icons.tsx';
import { onlineWords } from '../online-words.ts';
import { obstacleOf, playersWithoutOpen } from './begin.ts';
import type { Hosting } from './hosting.ts';

export function BeginBar({ hosting }: { readonly hosting: Hosting }) {
  const problem = hosting.problem.value;
  return (
    <div class="deal-bar begin-bar">
      <div role="alert">{problem !== undefined && <p class="problem">{problem}</p>}</div>
      {hosting.isHost.value ? <Begin hosting={hosting} /> : <Waiting hosting={hosting} />}
    </div>
  );
}

function Begin({ hosting }: { readonly hosting: Hosting }) {
  const says = onlineWords().lobby;
  const room = hosting.room.value;
  const obstacle = obstacleOf(room);
  const fewer = playersWithoutOpen(room);
  const isBeginning = hosting.isBeginning.value;
  return (
    <>
      {obstacle !== undefined && (
        <div class="begin-obstacle">
          <p id="begin-why">
            {obstacle.t === 'seats-open' ? says.seatsOpen(obstacle.seats) : says.nobodySeated}
          </p>
          {obstacle.t === 'seats-open' && (
            <div class="row">
              <button type="button" class="button" onClick={() => void hosting.fillWithBots()}>
                <Icon name="robot" />
                {says.fillWithBots}
              </button>
              {fewer !== undefined && (
                <button
                  type="button"
                  class="button"
                  onClick={() => void hosting.choosePlayers(fewer)}
                >
                  <Icon name="people" />
                  {says.playWith(fewer)}
                </button>
              )}
            </div>
          )}
        </div>
      )}
      <button
        type="button"
        class="button button-primary button-large"
        // Not `disabled`: it can be come to and says why.
        aria-disabled={obstacle !== undefined || isBeginning}
        aria-describedby={obstacle === undefined ? undefined : 'begin-why'}
        onClick={() => {
          if (obstacle === undefined && !isBeginning) void hosting.begin();
        }}
      >
        {isBeginning ? says.beginning : says.begin}
      </button>
    </>
  );
}

function Waiting({ hosting }: { readonly hosting: Hosting }) {
  const says = onlineWords().lobby;
  const { people, host } = hosting.room.value;
  const { me, seat } = hosting.online.state.value!;
  const name = people.find(({ id }) => id === host)?.name;
  return (
    <p class="begin-waiting">
      {name === undefined ? says.nobodyHosts : says.waitForHost(name)}{' '}
      {me !== undefined && seat === undefined && says.needSeat}
    </p>
  );
}
