/** The balance report: how many bots and games, the progress, the stop, and what came of it. */
import { MAX_PLAYERS, MIN_PLAYERS } from '@palier/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../state/words.ts';
import { Segments } from '../ui/choices.tsx';
import { makeLadderCode, type OwnLadder } from '../new-game/ladder-code.ts';
import { BalanceResults } from './balance-results.tsx';
import { Trial, type TrialState } from './trial.ts';
import { Button } from '../ui/button.tsx';

type BalancePanelProps = { readonly ladder: OwnLadder; readonly canPlay: boolean };

const GAMES: readonly number[] = [300, 2000, 5000];
const USUAL = { players: 3, games: 2000 };
const PLAYERS = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => MIN_PLAYERS + i);

export function BalancePanel({ ladder, canPlay }: BalancePanelProps) {
  const { balance: says, play } = words('ladders');
  const trial = useMemo(() => new Trial(), []);
  const players = useSignal(USUAL.players);
  const games = useSignal(USUAL.games);
  useEffect(() => () => trial.stop(), []);
  const state = trial.state.value;
  const isPlaying = state?.step === 'playing';
  return (
    <section class="panel stack" aria-labelledby="ladder-balance">
      <h2 id="ladder-balance">{says.title}</h2>
      <p class="soft small">{says.about}</p>
      <Segments
        legend={says.players}
        choices={PLAYERS.map((value) => ({ value, title: String(value), isDisabled: isPlaying }))}
        value={players.value}
        onChoose={(value) => (players.value = value)}
      />
      <Segments
        legend={says.games}
        choices={GAMES.map((value) => ({
          value,
          title: words('lab').whole(value),
          isDisabled: isPlaying,
        }))}
        value={games.value}
        onChoose={(value) => (games.value = value)}
      />
      {isPlaying ? (
        <Progress state={state} onStop={() => trial.stop()} />
      ) : (
        <Button
          disabled={!canPlay}
          onClick={() => {
            void trial.run({ ladder, players: players.value, games: games.value });
          }}
        >
          {state === undefined ? says.start : says.again}
        </Button>
      )}
      {!canPlay && <p class="soft small">{play.notYet}</p>}
      <p class={isPlaying ? 'visually-hidden' : undefined} role="status">
        {state !== undefined && outcomeOf(state)}
      </p>
      {state !== undefined && isOther(state, ladder) && <p class="notice">{says.outdated}</p>}
      {state?.report !== undefined && <BalanceResults report={state.report} isLive={isPlaying} />}
    </section>
  );
}

type ProgressProps = { readonly state: TrialState; readonly onStop: () => void };

function Progress({ state, onStop }: ProgressProps) {
  const says = words('ladders').balance;
  const { played, wish } = state;
  return (
    <div class="ladder-progress stack snug">
      <progress aria-label={says.progress} value={played} max={wish.games} />
      <div class="ladder-row row spread">
        <span class="numbers">{played === 0 ? says.first : says.soFar(played, wish.games)}</span>
        <Button onClick={onStop}>{says.stop}</Button>
      </div>
    </div>
  );
}

/** Said once, when the games have ended. */
function outcomeOf({ step, played, wish }: TrialState): string {
  const says = words('ladders').balance;
  switch (step) {
    case 'playing':
      return '';
    case 'done':
      return says.done(played);
    case 'stopped':
      return says.stopped(played, wish.games);
    case 'failed':
      return says.failed;
  }
}

/** Whether the games were played on other levels, or with other cards. */
function isOther({ wish }: TrialState, ladder: OwnLadder): boolean {
  const text = (one: OwnLadder): string => makeLadderCode({ ...one, name: '' });
  return text(wish.ladder) !== text(ladder);
}
