/** For those who listen: what others say, who comes and goes, and the little that was missed. */
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ToldRoom } from '@palier/table/room';
import { useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import { sentencesOf } from '../table/history.tsx';
import type { AtTable } from './at-table.ts';
import { isMuch } from './missed.ts';
import { sayingText, speakerName } from './saying.tsx';
import type { PartProps } from './seat-sign.tsx';
import { peopleSeated, type PersonSitter } from './sitters.ts';
import { talkPrefs } from './talk.ts';

type Line = { readonly id: number; readonly text: string };

const LINES_KEPT = 6;

export function Listening({ at, model }: PartProps) {
  const lines = useSignal<readonly Line[]>([]);
  const last = useRef(0);
  const room = useRef<ToldRoom | undefined>(undefined);
  const add = (texts: readonly string[]): void => {
    const fresh = texts.map((text) => ({ id: ++last.current, text }));
    if (fresh.length > 0) lines.value = [...lines.peek(), ...fresh].slice(-LINES_KEPT);
  };
  useSignalEffect(() => {
    const fresh = at.talk.fresh.value;
    if (talkPrefs.peek().isSpoken) add(spoken(at, fresh));
    // Once is enough: a table drawn anew says nothing again.
    if (fresh.length > 0) at.talk.fresh.value = [];
  });
  useSignalEffect(() => {
    const now = at.told.value.room;
    if (room.current !== undefined) add(comings(room.current, now, at.told.value.me));
    room.current = now;
  });
  useSignalEffect(() => {
    const { missed } = at.told.value;
    if (missed.length === 0 || isMuch(missed)) return;
    const lying = model.view.peek().table.melds;
    add(sentencesOf(model, missed, 0, lying).map(({ text }) => text));
    at.client.seenMissed();
  });
  return (
    <div class="visually-hidden" role="log" aria-live="polite">
      {lines.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

function spoken(at: AtTable, fresh: AtTable['talk']['fresh']['value']): readonly string[] {
  const { room, me } = at.told.peek();
  return fresh
    .filter(({ person }) => person !== me)
    .map(({ person, saying }) =>
      words('onlineTable').talk.said(speakerName(room, person, me), sayingText(saying)),
    );
}

/** Who has gone for longer, has come back, or is played for. A short absence is no news. */
function comings(before: ToldRoom, now: ToldRoom, me: number | undefined): readonly string[] {
  const were = new Map(peopleSeated(before).map((sitter) => [sitter.id, sitter]));
  return peopleSeated(now)
    .filter(({ id }) => id !== me)
    .flatMap((sitter) => comingOf(were.get(sitter.id), sitter));
}

function comingOf(before: PersonSitter | undefined, now: PersonSitter): readonly string[] {
  const { presence } = words('onlineTable');
  const { name, standIn } = now;
  if (before === undefined) return [];
  if (standIn !== undefined && before.standIn === undefined) {
    return [presence.standInAbout[standIn](name)];
  }
  const wasGone = before.presence === 'gone';
  const isGone = now.presence === 'gone';
  if (wasGone === isGone) return [];
  return [isGone ? presence.about.gone(name) : presence.about.here(name)];
}
