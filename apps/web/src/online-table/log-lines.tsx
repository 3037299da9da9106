/** Who came and went, at the end of what has happened. */
import { words } from '../state/words.ts';
import type { Coming } from './comings.ts';
import type { PartProps } from './seat-sign.tsx';

export function LogLines({ at }: PartProps) {
  return (
    <>
      {at.comings.value.map(({ number, coming }) => (
        <li key={`coming ${number}`} class="soft">
          {sayComing(coming)}
        </li>
      ))}
    </>
  );
}

export function sayComing(coming: Coming): string {
  const { presence } = words('onlineTable');
  return coming.t === 'standIn'
    ? presence.standInAbout[coming.why](coming.name)
    : presence.news[coming.t](coming.name);
}
