/** Whether somebody is at the table: a shape and a word, never a colour alone. */
import type { Presence } from '@palier/table/room';
import { words } from '../state/words.ts';

export function PresenceMark({ of }: { readonly of: Presence }) {
  const { presence, presenceAbout } = words('online');
  return (
    <span class="row presence small soft" data-presence={of} title={presenceAbout[of]}>
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        {SHAPES[of]}
      </svg>
      {presence[of]}
    </span>
  );
}

/** Full, half and empty. */
const SHAPES = {
  here: <circle class="presence-full" cx="6" cy="6" r="5" />,
  away: (
    <>
      <circle class="presence-ring" cx="6" cy="6" r="4" />
      <path class="presence-full" d="M6 2a4 4 0 0 0 0 8z" />
    </>
  ),
  gone: <path class="presence-ring" d="M2.5 2.5l7 7M9.5 2.5l-7 7" />,
};
