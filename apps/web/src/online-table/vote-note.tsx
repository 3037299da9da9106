/** When somebody keeps the others waiting: first they hear of it, then a bot may play that turn. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { Note } from './note.tsx';
import type { PartProps } from './seat-sign.tsx';
import { waitedFor } from './sitters.ts';
import { useAsking } from './use-asking.ts';
import { patienceWithAll, whoWaits } from './waiting.ts';
import { Button } from '../ui/button.tsx';

/**
 * Whether the decision that is due has been waited for so many milliseconds, since this page first saw
 * it. Who came late may hear from the table sooner that a vote counts.
 */
function useWaited({ at, model }: PartProps, patience: number): boolean {
  const decision = model.state.value!.entries.length;
  const seen = useRef({ decision, since: at.now() });
  if (seen.current.decision !== decision) seen.current = { decision, since: at.now() };
  const moment = `${decision} ${patience}`;
  const waited = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (patience === Infinity) return undefined;
    const left = seen.current.since + patience - at.now();
    const timer = setTimeout(
      () => {
        waited.value = moment;
      },
      Math.max(0, left),
    );
    return () => clearTimeout(timer);
  }, [moment]);
  return waited.value === moment;
}

export function VoteNote(props: PartProps) {
  const { at, model } = props;
  const { room, me, seat } = at.told.value;
  const { votes, phase } = room;
  const { isSending, ask } = useAsking(model);
  const late = waitedFor(room, model.awaited.value);
  const own = late.filter(({ id }) => id === me);
  const isOwn = own.length > 0;
  const isLong = useWaited(
    props,
    isOwn ? patienceWithAll(room, own).notice : patienceWithAll(room, late).vote,
  );
  // A vote may be open about another who is waited for as well.
  const isOpen = votes.open && !(isOwn && late.length > 1);
  if (!(isOpen || isLong) || phase !== 'playing' || me === undefined || seat === undefined)
    return null;
  if (late.length === 0) return null;
  const { vote } = words('onlineTable');
  const icon = <OnlineIcon name="wait" />;
  const given = votes.people.length;
  if (isOwn) {
    const waiting = whoWaits(room, late);
    if (waiting.length === 0) return null;
    const one = waiting.length === 1 ? waiting[0]!.name : undefined;
    const text = given === 0 ? vote.forYou(one) : vote.onYou(given, votes.needed);
    return <Note icon={icon} text={text} />;
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
