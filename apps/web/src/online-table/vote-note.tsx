/** When somebody keeps the others waiting: a quiet way to let a bot play that turn. */
import { useSignal } from '@preact/signals';
import { patienceWith, type ToldRoom } from '@palier/table/room';
import { useEffect } from 'preact/hooks';
import { words } from '../state/words.ts';
import type { TableModel } from '../table/table-model.ts';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { Note } from './note.tsx';
import type { PartProps } from './seat-sign.tsx';
import { waitedFor, type PersonSitter } from './sitters.ts';
import { useAsking } from './use-asking.ts';
import { Button } from '../ui/button.tsx';

/**
 * Whether the same decision is waited for so long that a vote counts: the table is not told anew
 * because time goes by. Who came late may hear of it from the table sooner.
 */
function useWaiting(model: TableModel, patience: number): boolean {
  const decision = `${model.state.value!.entries.length} ${patience}`;
  const waited = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (patience === Infinity) return undefined;
    const timer = setTimeout(() => {
      waited.value = decision;
    }, patience + ON_THE_WAY);
    return () => clearTimeout(timer);
  }, [decision]);
  return waited.value === decision;
}

/** With those who are waited for: a vote begins with the first whom it may be about. */
function patienceWithAll({ options }: ToldRoom, late: readonly PersonSitter[]): number {
  return Math.min(...late.map(({ presence }) => patienceWith(presence, options)));
}

/** Milliseconds that a move may take to get here. */
const ON_THE_WAY = 1000;

export function VoteNote({ at, model }: PartProps) {
  const { room, me, seat } = at.told.value;
  const { votes, phase } = room;
  const { isSending, ask } = useAsking(model);
  const late = waitedFor(room, model.awaited.value);
  const isLong = useWaiting(model, patienceWithAll(room, late));
  const isOpen = votes.open || isLong;
  if (!isOpen || phase !== 'playing' || me === undefined || seat === undefined) return null;
  if (late.length === 0) return null;
  const { vote } = words('onlineTable');
  const icon = <OnlineIcon name="wait" />;
  const given = votes.people.length;
  if (late.some(({ id }) => id === me)) {
    return given === 0 ? null : <Note icon={icon} text={vote.onYou(given, votes.needed)} />;
  }
  if (votes.people.includes(me)) {
    return <Note icon={icon} text={vote.voted(given, votes.needed)} />;
  }
  return (
    <Note icon={icon} text={vote.waitingFor(late.map(({ name }) => name))} more={vote.about}>
      <Button disabled={isSending} onClick={() => void ask(at.client.moveOn())}>
        {vote.moveOn(given, votes.needed)}
      </Button>
    </Note>
  );
}
