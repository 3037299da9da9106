/** One's look: a name, a face and its colours, the back of the cards and the cloth of the table. */
import { useSignal } from '@preact/signals';
import { FACE_PARTS, FACES, SHADES, makeFaceCode, type FaceLook } from '@palier/table';
import { useEffect } from 'preact/hooks';
import { lookOf } from '../board/face.tsx';
import { Icon, type IconName } from '../board/icons.tsx';
import { book } from '../local/daily-book.ts';
import { today, useToday } from '../local/today.ts';
import type { FinishedGame } from '../local/finished.ts';
import { tables } from '../local/workers.ts';
import { isSignedIn } from '../people/account.ts';
import { changeProfile, profile } from '../state/own-profile.ts';
import { ownName } from '../state/own-seat.ts';
import { cleanOwnName, OWN_NAME_LENGTH } from '../state/profile.ts';
import { makeRoute, type Route } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FaceChoice } from './face-choice.tsx';
import { Preview } from './preview.tsx';
import { BackChoice, ClothChoice } from './table-choice.tsx';
import './you.css';

export function YouScreen() {
  const says = words('you');
  useToday();
  const deeds = { games: useFinished(), days: book.value, today: today.value };
  const look = ownLook();
  const choose = (next: FaceLook): void => changeProfile({ face: makeFaceCode(next) });
  return (
    <Page title={says.title} class="you">
      <p class="soft">{says.about}</p>
      <div class="you-columns">
        <Preview look={look} />
        <div class="stack">
          <OwnWays />
          <section class="panel stack">
            <NameField />
            <FaceChoice look={look} onChoose={choose} />
            <Button onClick={() => choose(anotherLook(look))}>{says.surprise}</Button>
          </section>
          <Elsewhere />
          <section class="panel stack">
            <BackChoice deeds={deeds} />
            <p class="soft small">{says.earned}</p>
          </section>
          <section class="panel stack">
            <ClothChoice deeds={deeds} />
          </section>
        </div>
      </div>
    </Page>
  );
}

export function ownLook(): FaceLook {
  return lookOf({ name: ownName(), face: profile.value.face });
}

/** What else there is of oneself: how one plays, what is next, what was played. */
function OwnWays() {
  const { more } = words('you');
  return (
    <nav aria-label={more.title}>
      <ul class="you-ways">
        <OwnWay to={{ t: 'place', place: 'statistics' }} icon="trophy" says={more.statistics} />
        <OwnWay to={{ t: 'place', place: 'goals' }} icon="moon" says={more.goals} />
        <OwnWay to={{ t: 'games' }} icon="history" says={more.games} />
      </ul>
    </nav>
  );
}

/** To what the server keeps of oneself; or why it might. */
function Elsewhere() {
  const { elsewhere, own } = words('you');
  const says = isSignedIn() ? own : elsewhere;
  return (
    <a
      class="link-panel you-elsewhere"
      href={makeRoute({ t: 'place', place: 'you', operand: 'profile' })}
    >
      <Icon name={isSignedIn() ? 'people' : 'phone'} />
      <span class="grow">
        <strong class="line">{says.title}</strong>
        <span class="line soft small">{says.about}</span>
      </span>
    </a>
  );
}

type OwnWayProps = { readonly to: Route; readonly icon: IconName; readonly says: string };

function OwnWay({ to, icon, says }: OwnWayProps) {
  return (
    <li>
      <a class="button button-wide" href={makeRoute(to)}>
        <Icon name={icon} />
        {says}
      </a>
    </li>
  );
}

export function NameField() {
  const says = words('you');
  return (
    <TextField
      label={says.name}
      about={says.nameAbout(words('shell').newGame.guest)}
      value={profile.value.name}
      onInput={(text) => changeProfile({ name: cleanOwnName(text) })}
      input={{
        name: 'name',
        maxLength: OWN_NAME_LENGTH,
        autocomplete: 'nickname',
        autocapitalize: 'words',
        enterkeyhint: 'done',
      }}
    />
  );
}

/** Another face in other colours. */
export function anotherLook({ face }: FaceLook): FaceLook {
  const pick = (of: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % of;
  const [skin, hair, wear, window] = FACE_PARTS.map(() => pick(SHADES)) as [
    number,
    number,
    number,
    number,
  ];
  return { face: (face + 1 + pick(FACES - 1)) % FACES, skin, hair, wear, window };
}

/** What earns: none until it is read, or where it cannot be. */
function useFinished(): readonly FinishedGame[] {
  const games = useSignal<readonly FinishedGame[]>([]);
  useEffect(() => {
    tables('results', []).then(
      (found) => {
        games.value = found;
        return undefined;
      },
      () => undefined,
    );
  }, []);
  return games.value;
}
