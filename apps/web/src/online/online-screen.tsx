/** Playing online: create a table, or join one by the code that somebody said. */
import { useSignal, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import { useRef, useEffect } from 'preact/hooks';
import { Glyph, Icon } from '../board/icons.tsx';
import { isSignedIn } from '../people/account.ts';
import { makeRoute } from '../state/router.ts';
import { changeProfile, profile } from '../state/own-profile.ts';
import { words } from '../state/words.ts';
import { ChoiceWords } from '../ui/choices.tsx';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { Page } from '../ui/page.tsx';
import { serverAddresses } from './api.ts';
import { CreateForm } from './create-form.tsx';
import { JoinForm } from './join-form.tsx';
import { NicknameField } from './nickname-field.tsx';
import { QuickForm } from './quick-form.tsx';
import { Button } from '../ui/button.tsx';
import './online.css';

const SCREEN = 'M3 5h18v12H3zM8 21h8';

export function OnlineScreen() {
  const says = words('online').start;
  const name = useSignal(profile.peek().name);
  const problem = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const { reach, look } = useReach();
  useSignalEffect(() => {
    if (name.value.trim() !== '') changeProfile({ name: name.value.trim() });
  });

  /** The nickname, or the field says that there is none. */
  const nickname = (): string | undefined => {
    const given = name.value.trim();
    if (given !== '') return given;
    problem.value = says.nicknameMissing;
    field.current?.focus();
    return undefined;
  };

  return (
    <Page title={says.title} class="online-start">
      <div role="status">
        {reach.value !== 'here' && <Trouble reach={reach.value} onRetry={look} />}
      </div>
      <section class="panel online-start-name">
        <NicknameField name={name} problem={problem} inputRef={field} />
      </section>
      {isSignedIn() && <OwnPeople />}
      <QuickForm nickname={nickname} />
      <JoinForm nickname={nickname} />
      <CreateForm nickname={nickname} />
      <div class="panel panel-list">
        <a class="list-row" href={makeRoute({ t: 'place', place: 'tv' })}>
          <Glyph path={SCREEN} />
          <ChoiceWords title={says.bigScreen} about={says.bigScreenAbout} />
        </a>
        {!isSignedIn() && (
          <a class="list-row" href={makeRoute({ t: 'place', place: 'clubs' })}>
            <OnlineIcon name="group" />
            <ChoiceWords title={says.clubs} about={says.clubsAbout} />
          </a>
        )}
      </div>
    </Page>
  );
}

/** Those with whom one plays often are near. */
function OwnPeople() {
  const says = words('online').start;
  return (
    <div class="row row-buttons">
      <a class="button" href={makeRoute({ t: 'place', place: 'you', operand: 'friends' })}>
        <Icon name="people" />
        {says.friends}
      </a>
      <a class="button" href={makeRoute({ t: 'place', place: 'clubs' })}>
        <OnlineIcon name="group" />
        {says.clubs}
      </a>
    </div>
  );
}

type TroubleProps = { readonly reach: Exclude<Reach, 'here'>; readonly onRetry: () => void };

/** And what can be played all the same. */
function Trouble({ reach, onRetry }: TroubleProps) {
  const { start, failed, retryNow } = words('online');
  const { home } = words('shell');
  const says = { offline: start.offline, silent: failed, none: start.noServer };
  return (
    <div class="notice">
      <span>{says[reach]}</span>
      <span class="row">
        {reach !== 'none' && <Button onClick={onRetry}>{retryNow}</Button>}
        <a class="button" href={makeRoute({ t: 'new', mode: 'bots' })}>
          {home.bots}
        </a>
        <a class="button" href={makeRoute({ t: 'new', mode: 'device' })}>
          {home.device}
        </a>
      </span>
    </div>
  );
}

/** `none`: what answers has no tables. */
type Reach = 'here' | 'offline' | 'silent' | 'none';

/**
 * Whether tables can be had: what the browser knows of its network, and whether the server answers.
 * A browser that calls itself online may be in a network that leads nowhere.
 */
function useReach(): { readonly reach: ReadonlySignal<Reach>; readonly look: () => void } {
  const reach = useSignal<Reach>(navigator.onLine ? 'here' : 'offline');
  const look = (): void => {
    void lookNow().then((found) => (reach.value = found));
  };
  useEffect(() => {
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return { reach, look };
}

async function lookNow(): Promise<Reach> {
  const known = await serverAddresses();
  if (known === 'none') return 'none';
  if (known !== 'unknown') return 'here';
  return navigator.onLine ? 'silent' : 'offline';
}
