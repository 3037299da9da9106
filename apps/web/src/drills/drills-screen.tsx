/** Drills: what to practise, then one after the other. */
import { signal } from '@preact/signals';
import { DRILL_KINDS, MOST_DIFFICULT, type DrillRequest } from '@palier/bots/drills';
import { EDITION_IDS } from '@palier/rules';
import { useEffect } from 'preact/hooks';
import { makeRoute, type PlaceProps } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Choices } from '../ui/choices.tsx';
import { Page } from '../ui/page.tsx';
import { Pips } from '../ui/pips.tsx';
import { Answering, Looking } from './answering.tsx';
import { PRACTICES, drillProgress, type Practice } from './progress.ts';
import { Session } from './session.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select.tsx';
import './drills.css';

/** Kept outside the component: whoever comes back from the rulebook finds the drill as it was. */
const session = signal<Session | undefined>(undefined);
let begunWith: string | undefined;

function begin(practice: Practice, first?: DrillRequest): void {
  session.peek()?.leave();
  session.value = new Session(practice, first);
}

function leave(): void {
  session.peek()?.leave();
  session.value = undefined;
}

export function DrillsScreen({ operand }: PlaceProps) {
  useEffect(() => {
    if (operand === begunWith) return;
    begunWith = operand;
    const asked = operand === undefined ? undefined : parseOperand(operand);
    if (asked !== undefined) begin(asked.practice, asked.first);
  }, [operand]);
  return (
    <Page title={words('drills').title} class="drills-page">
      {session.value === undefined ? <ChooseDrill /> : <Practising session={session.value} />}
    </Page>
  );
}

/** `lay`, or the very drill `lay/level-8-101/2/SEED`. */
function parseOperand(
  operand: string,
): { readonly practice: Practice; readonly first?: DrillRequest } | undefined {
  const [name, box, step, ...rest] = operand.split('/');
  const practice = PRACTICES.find((one) => one === name);
  if (practice === undefined) return undefined;
  const kind = DRILL_KINDS.find((one) => one === name);
  const edition = EDITION_IDS.find((one) => one === box);
  const difficulty = Number(step);
  const isStep = Number.isInteger(difficulty) && difficulty >= 1 && difficulty <= MOST_DIFFICULT;
  const seed = rest.join('/');
  if (kind === undefined || edition === undefined || !isStep || seed === '') return { practice };
  return { practice, first: { kind, edition, difficulty, seed } };
}

function ChooseDrill() {
  const say = words('drills');
  const kept = drillProgress.value;
  return (
    <>
      <p>{say.intro}</p>
      <Choices
        legend={say.whatToPractise}
        choices={PRACTICES.map((value) => {
          const { best } = kept.streaks[value];
          const { name, about } = say.kinds[value];
          return {
            value,
            title: name,
            about,
            ...(best > 0 && { mark: say.bestStreak(best) }),
          };
        })}
        value={kept.practice}
        onChoose={(practice) => drillProgress.set({ ...kept, practice })}
      />
      <SelectField
        label={say.edition}
        value={kept.edition}
        values={EDITION_IDS}
        nameOf={(id) => words('game').edition(id)}
        onChoose={(edition) => drillProgress.set({ ...kept, edition })}
      />
      <Button
        class="button-primary button-wide button-large"
        onClick={() => begin(drillProgress.peek().practice)}
      >
        {say.start}
      </Button>
      <a class="button button-wide" href={makeRoute({ t: 'place', place: 'daily' })}>
        {say.daily.title}
      </a>
    </>
  );
}

function Practising({ session: one }: { readonly session: Session }) {
  const say = words('drills');
  const { now, best } = drillProgress.value.streaks[one.practice];
  const attempt = one.attempt.value;
  return (
    <>
      <div class="row">
        <span class="chip chip-accent">{say.streak(now)}</span>
        <span class="chip">{say.bestStreak(best)}</span>
        {attempt !== undefined && (
          <span>
            <span class="visually-hidden">
              {say.difficulty(attempt.drill.difficulty, MOST_DIFFICULT)}
            </span>
            <Pips look="step" of={MOST_DIFFICULT} filled={attempt.drill.difficulty} />
          </span>
        )}
        <Button class="button-quiet small drill-other" onClick={leave}>
          {say.choose}
        </Button>
      </div>
      {one.hasFailed.value ? (
        <div class="panel stack" role="alert">
          <p>{say.failed}</p>
          <Button onClick={() => void one.next()}>{say.tryAgain}</Button>
        </div>
      ) : attempt === undefined ? (
        <Looking />
      ) : (
        <Answering attempt={attempt} onNext={() => void one.next()} />
      )}
    </>
  );
}
