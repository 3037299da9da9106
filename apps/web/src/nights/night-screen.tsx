/** One duplicate night: who plays, a seat for oneself, and who made more of the same cards. */
import { useSignal } from '@preact/signals';
import { randomHex } from '../state/browser.ts';
import { formatTime } from '../state/dates.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Page } from '../ui/page.tsx';
import { isDone } from '../people/api.ts';
import { DealPanel } from './deal-panel.tsx';
import { nightPath, type Night } from './night-api.ts';
import { ToClub } from './to-club.tsx';
import { NotShown } from './not-shown.tsx';
import { Ranking } from './ranking.tsx';
import { useNight, type NightState } from './use-night.ts';

const SALT_BYTES = 16;

export function NightScreen({ id }: { readonly id: string }) {
  const state = useNight(id);
  const answer = state.answer.value;
  if (answer === undefined || !isDone(answer)) return <NotShown answer={answer} />;
  const night = answer.value;
  const says = words('friends').nights;
  return (
    <Page title={night.name === '' ? says.one : night.name} class="nights">
      <p class="choice-about">{says.about}</p>
      <p class="soft small">{factsOf(night)}</p>
      <div role="alert">
        {state.problem.value !== '' && <p class="problem">{state.problem.value}</p>}
      </div>
      <Entry night={night} state={state} />
      {night.ranking.length > 0 && <Ranking night={night} />}
      {night.deals.map((deal, index) => (
        <DealPanel key={index} night={night} deal={deal} number={index + 1} state={state} />
      ))}
      <Running night={night} state={state} />
      <ToClub club={night.club} />
    </Page>
  );
}

function factsOf({ setup, until, isOver, isShut, entrants }: Night): string {
  const says = words('friends').nights;
  const { edition } = words('game');
  const facts = [
    ...(setup === undefined ? [] : [edition(setup.edition), says.levels(levelsIn(setup))]),
    says.people(entrants.length),
    isOver ? says.over : says.until(formatTime(until)),
    ...(isShut && !isOver ? [says.isShut] : []),
  ];
  return facts.join(' · ');
}

function levelsIn({ ladders }: NonNullable<Night['setup']>): number {
  return Math.max(...ladders.map(({ levels }) => levels.length));
}

type PartProps = { readonly night: Night; readonly state: NightState };

/** Whoever has not entered does not play. */
function Entry({ night, state }: PartProps) {
  const says = words('friends').nights.entry;
  const { id, me, isOver, isShut } = night;
  if (me !== undefined || isOver) return null;
  if (isShut) return <p class="notice">{says.shut}</p>;
  const enter = (): void => {
    void state.change('POST', nightPath(id, 'entry'), { salt: randomHex(SALT_BYTES) });
  };
  return (
    <section class="panel stack">
      <p>{says.about}</p>
      <Button class="button-primary button-large" onClick={enter}>
        {says.does}
      </Button>
    </section>
  );
}

/** What helpers of the club may do. */
function Running({ night, state }: PartProps) {
  const says = words('friends').nights.running;
  const asks = useSignal<'shut' | 'end' | undefined>(undefined);
  const { id, mayRun, isOver, isShut } = night;
  if (!mayRun || isOver) return null;
  const isShown = night.deals.every(({ tables }) => tables !== undefined);
  const what = asks.value;
  const close = (): void => {
    asks.value = undefined;
  };
  return (
    <section class="panel stack">
      <h2>{says.title}</h2>
      {!isShown && <p class="choice-about">{says.about}</p>}
      <div class="row row-buttons">
        {!isShut && (
          <Button aria-haspopup="dialog" onClick={() => (asks.value = 'shut')}>
            {says.shut.does}
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={() => (asks.value = 'end')}>
          {says.end.does}
        </Button>
      </div>
      {what !== undefined && (
        <Confirm
          title={says[what].ask}
          about={says[what].about}
          yes={says[what].does}
          onYes={() => {
            close();
            void state.change('POST', nightPath(id, what));
          }}
          onNo={close}
        />
      )}
    </section>
  );
}
