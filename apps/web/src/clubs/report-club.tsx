/** Tells whoever runs the server of a name that should not be there. */
import { useSignal } from '@preact/signals';
import { ask, isDone } from '../people/api.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { clubPath } from './club-api.ts';

/** `club`: its id, or the code of an invitation. */
export function ReportClub({ club }: { readonly club: string }) {
  const says = words('friends').clubs.report;
  const isAsked = useSignal(false);
  const outcome = useSignal('');
  const report = async (): Promise<void> => {
    isAsked.value = false;
    const answer = await ask('POST', `${clubPath(club)}/report`, {});
    if (isDone(answer)) outcome.value = says.done;
    else outcome.value = answer.t === 'refused' ? answer.says : words('shell').notLoaded;
  };
  return (
    <>
      <p role="status" class={outcome.value === '' ? 'visually-hidden' : 'notice'}>
        {outcome.value}
      </p>
      <Button class="button-quiet" onClick={() => (isAsked.value = true)}>
        {says.does}
      </Button>
      {isAsked.value && (
        <Confirm
          title={says.ask}
          about={says.about}
          yes={says.yes}
          onYes={() => void report()}
          onNo={() => (isAsked.value = false)}
        />
      )}
    </>
  );
}
