/** For those who listen: what others say, who comes and goes, and the little that was missed. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import { sentencesOf } from '../table/history.tsx';
import type { AtTable } from './at-table.ts';
import { sayComing } from './log-lines.tsx';
import { isMuch } from './missed.ts';
import { sayingText, speakerName } from './saying.tsx';
import type { PartProps } from './seat-sign.tsx';
import { talkPrefs } from './talk.ts';

type Line = { readonly id: number; readonly text: string };

const LINES_KEPT = 6;

export function Listening({ at, model }: PartProps) {
  const lines = useSignal<readonly Line[]>([]);
  const last = useRef(0);
  // A table drawn anew says nothing again.
  const heard = useRef(at.comings.peek().at(-1)?.number ?? 0);
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
    const fresh = at.comings.value.filter(({ number }) => number > heard.current);
    heard.current = at.comings.value.at(-1)?.number ?? 0;
    add(fresh.map(({ coming }) => sayComing(coming)));
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
