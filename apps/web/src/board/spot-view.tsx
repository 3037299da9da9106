/** A spot of a table, drawn with its name, its mark and its light: a button where a touch does something. */
import { type Spot, spotName } from '@palier/table/seat';
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icons.tsx';
import type { Mark, Touch } from './spot.ts';

/** Told apart by shape: there is no room for words. */
const SIGNS: { readonly [M in Mark]?: IconName } = { played: 'close', better: 'check' };

export function MarkSign({ mark }: { readonly mark: Mark | undefined }) {
  const name = mark === undefined ? undefined : SIGNS[mark];
  return name === undefined ? null : <Icon name={name} class="mark-sign" />;
}

type SpotViewProps = {
  readonly spot: Spot;
  /** For those who listen. */
  readonly says: string;
  readonly class: string;
  readonly touch?: Touch | undefined;
  readonly mark?: Mark | undefined;
  readonly keys?: string;
  readonly children: ComponentChildren;
};

export function SpotView({ spot, says, class: own, touch, mark, keys, children }: SpotViewProps) {
  const doing = touch?.(spot);
  const inside = (
    <>
      <span class="visually-hidden">
        {doing?.lit === undefined ? says : `${says}, ${doing.lit}`}
      </span>
      {children}
      <MarkSign mark={mark} />
    </>
  );
  if (doing === undefined) {
    return (
      <span class={own} data-mark={mark}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={own}
      data-place={spotName(spot)}
      data-lit={doing.lit !== undefined}
      data-mark={mark}
      aria-pressed={doing.isPressed}
      aria-keyshortcuts={keys}
      aria-haspopup={doing.opensDialog === true ? 'dialog' : undefined}
      disabled={doing.isOff === true}
      onClick={doing.onTouch}
      {...doing.drag}
    >
      {inside}
    </button>
  );
}
