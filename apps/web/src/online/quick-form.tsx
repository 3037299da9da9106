/** Play now: one touch to a table among strangers, and what one wishes of it. */
import { useSignal } from '@preact/signals';
import { Icon } from '../board/icons.tsx';
import { go, makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { SelectField } from '../ui/select.tsx';
import type { NotCreated } from './api.ts';
import { createTrouble } from './create-form.tsx';
import { seatMe } from './quick-play.ts';
import {
  ANY,
  CLOCK_WISHES,
  EDITION_WISHES,
  FILL_WISHES,
  PLAYER_WISHES,
  wishes,
  type Wishes,
} from './quick-wishes.ts';

export function QuickForm({ nickname }: { readonly nickname: () => string | undefined }) {
  const says = words('online').quick;
  const isBusy = useSignal(false);
  const problem = useSignal<NotCreated | undefined>(undefined);

  async function play(): Promise<void> {
    const name = nickname();
    if (name === undefined || isBusy.value) return;
    isBusy.value = true;
    problem.value = undefined;
    const seat = await seatMe(name);
    isBusy.value = false;
    if ('problem' in seat) problem.value = seat;
    else go({ t: 'table', table: seat.table });
  }

  return (
    <Form class="panel stack quick-form" onSubmit={() => void play()}>
      <h2>{says.now}</h2>
      <p class="choice-about">{says.about}</p>
      <div role="alert">
        {problem.value !== undefined && <p class="problem">{createTrouble(problem.value)}</p>}
      </div>
      <Button type="submit" class="button-primary button-large" disabled={isBusy.value}>
        {isBusy.value ? says.looking : says.now}
      </Button>
      <details class="fold">
        <summary>
          {says.wishes}: {wishesInWords(wishes.value)}
        </summary>
        <WishFields />
      </details>
      <a class="list-row" href={makeRoute({ t: 'place', place: 'lobby' })}>
        <Icon name="people" />
        <span class="grow">{words('online').openTables.see}</span>
      </a>
    </Form>
  );
}

function WishFields() {
  const { quick, options } = words('online');
  const chosen = wishes.value;
  const wish = (more: Partial<Wishes>): void => wishes.set({ ...wishes.peek(), ...more });
  return (
    <div class="stack quick-wishes">
      <SelectField
        label={words('shell').newGame.edition}
        value={chosen.edition}
        values={EDITION_WISHES}
        nameOf={editionName}
        onChoose={(edition) => wish({ edition })}
      />
      <SelectField
        label={quick.players}
        value={chosen.players}
        values={PLAYER_WISHES}
        nameOf={(players) => (players === ANY ? quick.any : String(players))}
        onChoose={(players) => wish({ players })}
      />
      <SelectField
        label={options.clock.title}
        value={chosen.clock}
        values={CLOCK_WISHES}
        nameOf={clockName}
        onChoose={(clock) => wish({ clock })}
      />
      <SelectField
        label={words('shell').newGame.strengthOfAll}
        value={chosen.fill}
        values={FILL_WISHES}
        nameOf={strengthName}
        onChoose={(fill) => wish({ fill })}
      />
    </div>
  );
}

function editionName(edition: Wishes['edition']): string {
  return edition === ANY ? words('online').quick.any : words('game').edition(edition);
}

function clockName(clock: Wishes['clock']): string {
  const { quick, options } = words('online');
  return clock === ANY ? quick.any : options.clock.values[clock].name;
}

function strengthName(fill: Wishes['fill']): string {
  return fill === ANY ? words('online').quick.any : words('game').strength(fill).name;
}

/** In short: what is wished, or that anything may be. */
function wishesInWords({ edition, players, clock, fill }: Wishes): string {
  const wished = [
    ...(edition === ANY ? [] : [editionName(edition)]),
    ...(players === ANY ? [] : [`${words('online').quick.players}: ${players}`]),
    ...(clock === ANY ? [] : [clockName(clock)]),
    ...(fill === ANY ? [] : [`${words('shell').newGame.strengthOfAll}: ${strengthName(fill)}`]),
  ];
  return wished.length === 0 ? words('online').quick.any : wished.join(' · ');
}
