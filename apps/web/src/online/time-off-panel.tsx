/** Going away for some days: no decision in a game over days runs out meanwhile. */
import { useSignal } from '@preact/signals';
import { MOST_REST, TURN_TIME } from '@palier/table/room';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select.tsx';
import { dayName } from './day-name.ts';
import { refreshTables } from './my-tables.ts';
import { endTimeOff, playsOverDays, takeTimeOff, timeOff, type RestProblem } from './time-off.ts';

const MOST_DAYS = MOST_REST / TURN_TIME.day;
const DAYS = Array.from({ length: MOST_DAYS }, (_, index) => index + 1);
const USUAL_DAYS = 3;
const NOON = 12;

/** At noon: nobody has to be back at midnight. */
function dayFromNow(days: number): number {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.setHours(NOON, 0, 0, 0);
}

export function TimeOff() {
  const says = words('online').timeOff;
  const days = useSignal(USUAL_DAYS);
  const isAsking = useSignal(false);
  const problem = useSignal<RestProblem | undefined>(undefined);
  const until = timeOff.value;
  if (!playsOverDays.value) return null;
  const ask = async (answer: Promise<RestProblem | undefined>): Promise<void> => {
    isAsking.value = true;
    problem.value = await answer;
    await refreshTables();
    isAsking.value = false;
  };
  return (
    <section class="stack">
      <h3>{says.title}</h3>
      <p class="small soft">{says.about}</p>
      <div class="panel stack">
        {until === undefined ? (
          <>
            <SelectField
              label={says.back}
              value={days.value}
              values={DAYS}
              nameOf={(count) => dayName(dayFromNow(count))}
              onChoose={(count) => (days.value = count)}
            />
            <Button
              disabled={isAsking.value}
              onClick={() => void ask(takeTimeOff(dayFromNow(days.value)))}
            >
              {says.take}
            </Button>
          </>
        ) : (
          <>
            <p class="strong">{says.until(dayName(until))}</p>
            <Button disabled={isAsking.value} onClick={() => void ask(endTimeOff())}>
              {says.end}
            </Button>
          </>
        )}
      </div>
      <p role="status" class="small">
        {problem.value === undefined ? '' : says.problems[problem.value]}
      </p>
    </section>
  );
}
