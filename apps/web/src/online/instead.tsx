/** What is shown where a table cannot be, or is not yet. */
import { useSignal } from '@preact/signals';
import type { HeardClosing } from '@palier/table/room';
import { useEffect } from 'preact/hooks';
import { words } from '../state/words.ts';
import { Heading } from '../ui/heading.tsx';
import { Page } from '../ui/page.tsx';
import { makeRoute } from '../state/router.ts';
import { bannedSentence } from './answers.ts';
import type { OnlineRoom } from './online-room.ts';
import { Button } from '../ui/button.tsx';
import './online.css';

/** Milliseconds after which it is said that something is wrong. */
const LATE = 4000;

/** Until the table has answered. */
export function Connecting({ online }: { readonly online?: OnlineRoom }) {
  const { start, join, failed, retryNow, instead } = words('online');
  const isLate = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isLate.value = true), LATE);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate.value || online === undefined) {
    return (
      <main class="instead">
        <p class="soft" role="status">
          {join.connecting}
        </p>
      </main>
    );
  }
  return (
    <Page title={start.title}>
      <div class="panel stack" role="alert">
        <p>{navigator.onLine ? failed : start.offline}</p>
        <div class="row">
          <Button class="button-primary" onClick={() => online.client.retryNow()}>
            {retryNow}
          </Button>
          <a class="button" href={makeRoute({ t: 'home' })}>
            {instead.home}
          </a>
        </div>
      </div>
    </Page>
  );
}

/** Until the host has let one in. */
export function WaitingForHost() {
  const { join, instead } = words('online');
  return (
    <main class="instead">
      <div class="panel stack">
        <p role="status">{join.waitForHost}</p>
        <a class="button" href={makeRoute({ t: 'home' })}>
          {instead.home}
        </a>
      </div>
    </main>
  );
}

export type InsteadProps = {
  readonly why: HeardClosing;
  /** Of who is banned: until when, in milliseconds since 1970. */
  readonly until?: number | undefined;
  readonly onStranger: () => void;
};

/** The table has closed its door. */
export function Instead({ why, until, onStranger }: InsteadProps) {
  const { closed, instead } = words('online');
  return (
    <main class="instead">
      <div class="panel stack">
        <Heading text={why === 'banned' ? bannedSentence(until) : closed[why]} />
        {why === 'banned' && <p>{instead.bannedAbout}</p>}
        {(why === 'removed' || why === 'unknown-token') && (
          <Button class="button-primary" onClick={onStranger}>
            {instead.joinAnew}
          </Button>
        )}
        {(why === 'old-version' || why === 'bad-message' || why === 'unknown') && (
          <Button class="button-primary" onClick={() => location.reload()}>
            {instead.reload}
          </Button>
        )}
        {why !== 'banned' && (
          <a class="button" href={makeRoute({ t: 'online' })}>
            {instead.another}
          </a>
        )}
        <a class="button" href={makeRoute({ t: 'home' })}>
          {instead.home}
        </a>
      </div>
    </main>
  );
}

type BadLinkProps =
  | { readonly what: 'table' }
  /** The table may be there: `onGo` leads to it as whoever this device is. */
  | { readonly what: 'token'; readonly onGo: () => void };

/** A link that leads nowhere, because nothing can be called that. */
export function BadLink(props: BadLinkProps) {
  const { badLink: says, instead } = words('online');
  return (
    <main class="instead">
      <div class="panel stack">
        <Heading text={says[props.what].title} />
        <p>{says[props.what].about}</p>
        {props.what === 'token' && (
          <Button class="button-primary" onClick={props.onGo}>
            {says.token.go}
          </Button>
        )}
        <a
          class={props.what === 'table' ? 'button button-primary' : 'button'}
          href={makeRoute({ t: 'online' })}
        >
          {instead.another}
        </a>
        <a class="button" href={makeRoute({ t: 'home' })}>
          {instead.home}
        </a>
      </div>
    </main>
  );
}
