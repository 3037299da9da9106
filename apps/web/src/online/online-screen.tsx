/** Playing online: create a table, or join one by the code that somebody said. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { makeRoute } from '../state/router.ts';
import { CreateForm } from './create-form.tsx';
import { JoinForm } from './join-form.tsx';
import { keptNickname } from './nickname.ts';
import { NicknameField } from './nickname-field.tsx';
import { useReach, type Reach } from './reach.ts';
import './online.css';

export function OnlineScreen() {
  const says = words('online').start;
  const name = useSignal(keptNickname.peek());
  const problem = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const { reach, look } = useReach();
  useSignalEffect(() => {
    if (name.value.trim() !== '') keptNickname.set(name.value.trim());
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
      <JoinForm nickname={nickname} />
      <CreateForm nickname={nickname} />
    </Page>
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
        {reach !== 'none' && (
          <button type="button" class="button" onClick={onRetry}>
            {retryNow}
          </button>
        )}
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
