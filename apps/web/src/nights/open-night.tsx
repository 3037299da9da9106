/** Opening a duplicate night: what is played, how often, and until when. */
import { useSignal } from '@preact/signals';
import { EDITION_IDS, MAX_PLAYERS, MIN_PLAYERS } from '@palier/rules';
import { ask, isDone, textOf } from '../people/api.ts';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { SelectField } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { nightRoute } from './addresses.ts';
import { nightsPath } from './night-api.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SPANS = { evening: 4 * HOUR, day: DAY, days3: 3 * DAY, week: 7 * DAY } as const;
type Span = keyof typeof SPANS;

const SPAN_NAMES = ['evening', 'day', 'days3', 'week'] as const;
const CLOCKS = ['relaxed', 'quick'] as const;
const NAME_LENGTH = 40;
const PLAYERS = numbers(MIN_PLAYERS, MAX_PLAYERS);
/** A whole ladder takes an evening by itself. */
const LEVELS = numbers(1, 8);
const DEALS = numbers(1, 6);

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

type Plan = {
  readonly name: string;
  readonly edition: (typeof EDITION_IDS)[number];
  readonly players: number;
  readonly levels: number;
  readonly deals: number;
  readonly span: Span;
  readonly clock: (typeof CLOCKS)[number];
};

const USUAL: Omit<Plan, 'edition'> = {
  name: '',
  players: 4,
  levels: 3,
  deals: 1,
  span: 'evening',
  clock: 'relaxed',
};

type OpenNightProps = {
  readonly club: string;
  /** What its tables begin with. */
  readonly edition: Plan['edition'];
  readonly onClose: () => void;
};

export function OpenNight({ club, edition: own, onClose }: OpenNightProps) {
  const says = words('friends').nights.open;
  const { edition } = words('game');
  const plan = useSignal<Plan>({ ...USUAL, edition: own });
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const { value } = plan;
  const choose = (more: Partial<Plan>): void => {
    plan.value = { ...plan.peek(), ...more };
  };
  const open = async (): Promise<void> => {
    isBusy.value = true;
    const answer = await ask('POST', nightsPath(club), askedPlan(plan.peek()));
    isBusy.value = false;
    if (isDone(answer)) go(nightRoute(textOf(answer.value['id'])));
    else problem.value = answer.t === 'refused' ? answer.says : words('shell').notLoaded;
  };
  return (
    <Sheet title={says.does} onClose={onClose}>
      <Form class="stack" onSubmit={() => void open()}>
        <p class="choice-about">{says.about}</p>
        <TextField
          label={says.name}
          value={value.name}
          onInput={(name) => choose({ name })}
          input={{
            name: 'night',
            maxLength: NAME_LENGTH,
            autocomplete: 'off',
            autocapitalize: 'words',
            enterkeyhint: 'go',
          }}
        />
        <SelectField
          label={words('shell').newGame.edition}
          value={value.edition}
          values={EDITION_IDS}
          nameOf={edition}
          onChoose={(chosen) => choose({ edition: chosen })}
        />
        <SelectField
          label={says.players}
          value={value.players}
          values={PLAYERS}
          nameOf={String}
          onChoose={(players) => choose({ players })}
        />
        <SelectField
          label={says.levels}
          value={value.levels}
          values={LEVELS}
          nameOf={String}
          onChoose={(levels) => choose({ levels })}
        />
        <SelectField
          label={says.deals}
          value={value.deals}
          values={DEALS}
          nameOf={String}
          onChoose={(deals) => choose({ deals })}
        />
        <SelectField
          label={says.lasts}
          value={value.span}
          values={SPAN_NAMES}
          nameOf={(span) => says.spans[span]}
          onChoose={(span) => choose({ span })}
        />
        <SelectField
          label={says.clock}
          value={value.clock}
          values={CLOCKS}
          nameOf={(clock) => says.clocks[clock]}
          onChoose={(clock) => choose({ clock })}
        />
        <div role="alert">{problem.value !== '' && <p class="problem">{problem.value}</p>}</div>
        <Button type="submit" class="button-primary" disabled={isBusy.value}>
          {says.go}
        </Button>
      </Form>
    </Sheet>
  );
}

function askedPlan({ name, edition, players, levels, deals, span, clock }: Plan): object {
  const setup = { edition, players, rules: { levels } };
  return { name: name.trim(), setup, deals, clock, until: Date.now() + SPANS[span] };
}
