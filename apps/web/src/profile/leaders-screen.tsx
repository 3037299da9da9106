/** Who is ahead at an edition, of those who want to be compared. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { EDITION_IDS, type EditionId } from '@palier/rules';
import { Face } from '../board/face.tsx';
import { Icon } from '../board/icons.tsx';
import { isDone } from '../people/api.ts';
import { fetchBoard, type Board } from '../people/games.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { SelectField } from '../ui/select.tsx';
import './profile.css';

export function LeadersScreen() {
  const says = words('profile');
  const edition = useSignal<EditionId>(EDITION_IDS.at(-1)!);
  const from = useSignal(0);
  const board = useSignal<Board | undefined>(undefined);
  const problem = useSignal('');
  const [chosen, start] = [edition.value, from.value];
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const answer = await fetchBoard(chosen, start);
      if (!isWanted) return;
      if (isDone(answer)) board.value = answer.value;
      problem.value =
        answer.t === 'done' ? '' : answer.t === 'refused' ? answer.says : says[answer.t];
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [chosen, start]);
  const now = board.value;
  return (
    <Page title={says.board.title} class="profile leaders">
      <SelectField
        label={says.board.edition}
        value={chosen}
        values={EDITION_IDS}
        nameOf={words('game').edition}
        onChoose={(id) => {
          edition.value = id;
          from.value = 0;
          board.value = undefined;
        }}
      />
      <div role="alert">{problem.value !== '' && <p class="problem">{problem.value}</p>}</div>
      <div role="status">
        {now === undefined && problem.value === '' && <p class="soft">{words('shell').loading}</p>}
        {now !== undefined && now.place !== null && (
          <p class="large">{says.board.mine(now.place)}</p>
        )}
        {now !== undefined && now.rows.length === 0 && <p class="panel">{says.board.none}</p>}
      </div>
      {now !== undefined && now.rows.length > 0 && <Rows rows={now.rows} />}
      <div class="row row-buttons">
        {start > 0 && (
          <Button onClick={() => (from.value = Math.max(0, start - PAGE))}>
            {says.board.earlier}
          </Button>
        )}
        {now !== undefined && now.next !== null && (
          <Button onClick={() => (from.value = now.next!)}>{says.board.later}</Button>
        )}
      </div>
      <p class="soft small">{says.board.about}</p>
      <a class="link-panel" href={makeRoute({ t: 'place', place: 'you', operand: 'played' })}>
        <Icon name="history" />
        <strong class="grow">{says.board.own}</strong>
      </a>
    </Page>
  );
}

/** As many rows as the server gives at once. */
const PAGE = 25;

function Rows({ rows }: Pick<Board, 'rows'>) {
  const says = words('profile');
  return (
    <ol class="panel stack snug leaders-list" aria-label={says.board.title}>
      {rows.map(({ place, name, face, isMe, rating, range, games }) => (
        <li key={place} class="row nowrap" aria-current={isMe ? 'true' : undefined}>
          <span class="heavy numbers leaders-place">{place}</span>
          <Face of={{ name, face }} />
          <span class="grow">
            <span class="line strong">{name}</span>
            <span class="line soft small numbers">
              {`${says.played.rating(rating, range)} · ${says.board.games(games)}`}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
