/** Playing online: create a table, or join one by the code that somebody said. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Page } from '../screens/page.tsx';
import { makeRoute } from '../state/router.ts';
import { ui } from '../state/words.ts';
import { serverAddresses } from './api.ts';
import { CreateForm } from './create-form.tsx';
import { JoinForm } from './join-form.tsx';
import { lastNickname, rememberNickname } from './nickname.ts';
import { NicknameField } from './nickname-field.tsx';
import { onlineWords } from './online-words.ts';
import './online.css';

export function OnlineScreen() {
  const says = onlineWords().start;
  const name = useSignal(lastNickname());
  const problem = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const isOffline = useSignal(!navigator.onLine);
  const hasNoServer = useSignal(false);
  useEffect(() => follow(isOffline), []);
  useEffect(() => {
    void serverAddresses().then((known) => (hasNoServer.value = known === 'none'));
  }, []);
  const trouble = isOffline.value ? says.offline : hasNoServer.value ? says.noServer : undefined;
  useSignalEffect(() => {
    if (name.value.trim() !== '') rememberNickname(name.value.trim());
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
      <div role="status">{trouble !== undefined && <Trouble says={trouble} />}</div>
      <section class="panel online-start-name">
        <NicknameField name={name} problem={problem} inputRef={field} />
      </section>
      <JoinForm nickname={nickname} />
      <CreateForm nickname={nickname} />
    </Page>
  );
}

/** And what can be played all the same. */
function Trouble({ says }: { readonly says: string }) {
  const { home } = ui().shell;
  return (
    <div class="notice">
      <span>{says}</span>
      <span class="row">
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

function follow(isOffline: { value: boolean }): () => void {
  const look = (): void => {
    isOffline.value = !navigator.onLine;
  };
  addEventListener('online', look);
  addEventListener('offline', look);
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}
