/** The evenings on this device. */
import { useSignal } from '@preact/signals';
import { Icon } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import { Confirm } from '../ui/confirm.tsx';
import { formatTime } from '../state/dates.ts';
import { makeRoute } from '../state/router.ts';
import { scoreOf, type Evening } from './evening.ts';
import { evenings, removeEvening } from './evenings.ts';
import { personNames } from './people.ts';
import { IconButton } from '../ui/button.tsx';
import { ChoiceWords } from '../ui/choices.tsx';

export function EveningList({ onNews }: { readonly onNews: (says: string) => void }) {
  const says = words('companion');
  const leaving = useSignal<Evening | undefined>(undefined);
  const going = leaving.value;
  return (
    <>
      <p class="soft">{says.about}</p>
      <a
        class="button button-primary button-large"
        href={makeRoute({ t: 'place', place: 'companion', operand: 'new' })}
      >
        <Icon name="plus" />
        {says.newEvening}
      </a>
      <section class="stack">
        <h2>{says.evenings}</h2>
        <ul class="panel panel-list ruled companion-evenings">
          {evenings.value.map((evening) => (
            <EveningRow
              key={evening.id}
              evening={evening}
              onRemove={() => (leaving.value = evening)}
            />
          ))}
        </ul>
      </section>
      {going !== undefined && (
        <Confirm
          title={says.removeAsk}
          about={`${words('shell').game.players(personNames(going.names))}. ${says.removeAbout}`}
          yes={says.removeYes}
          onYes={() => {
            leaving.value = undefined;
            removeEvening(going.id);
            onNews(says.removed);
          }}
          onNo={() => (leaving.value = undefined)}
        />
      )}
    </>
  );
}

type RowProps = { readonly evening: Evening; readonly onRemove: () => void };

function EveningRow({ evening, onRemove }: RowProps) {
  const says = words('companion');
  const { game } = words('shell');
  const names = personNames(evening.names);
  const { standing, played } = scoreOf(evening);
  const { winners } = standing;
  const facts = [
    formatTime(evening.begun),
    says.rounds(played.length),
    ...(winners.length === 0 ? [] : [game.winners(winners.map((seat) => names[seat - 1]!))]),
  ];
  return (
    <li class="row joined nowrap">
      <a class="list-row" href={makeRoute({ t: 'place', place: 'companion', operand: evening.id })}>
        <ChoiceWords title={game.players(names)} about={facts.join(' · ')} />
      </a>
      <IconButton says={says.remove(game.players(names))} onClick={onRemove} icon="trash" />
    </li>
  );
}
