/** Who came and went, where it happened among the turns. */
import { words } from '../state/words.ts';
import type { Coming } from './comings.ts';
import type { PartProps } from './seat-sign.tsx';

export function LogLines({ at, events: [first, last] = [0, 0] }: PartProps) {
  const lines = at.comings.value.filter(({ after }) => after >= first && after <= last);
  if (lines.length === 0) return null;
  return (
    <div class="history-turn history-apart">
      <ol class="history-lines">
        {lines.map(({ number, coming }) => (
          <li key={number}>{sayComing(coming)}</li>
        ))}
      </ol>
    </div>
  );
}

export function sayComing(coming: Coming): string {
  const { presence } = words('onlineTable');
  return coming.t === 'standIn'
    ? presence.standInAbout[coming.why](coming.name)
    : presence.news[coming.t](coming.name);
}
