/** A tile of home: a picture, and what is to be read first. */
import type { ComponentChildren } from 'preact';
import { makeRoute, type Route } from '../state/router.ts';

export type TileWordsProps = {
  readonly title: string;
  readonly art: ComponentChildren;
  /** What is to be read first, and what more there is to say. */
  readonly says: string;
  readonly more?: string | undefined;
  readonly children?: ComponentChildren;
};

type TileProps = TileWordsProps & {
  readonly to: Route;
  /** What matters most today. */
  readonly isGold?: boolean;
};

export function Tile({ to, isGold = false, ...shown }: TileProps) {
  return (
    <a class={tileClass(isGold)} href={makeRoute(to)}>
      <TileWords {...shown} />
    </a>
  );
}

export function tileClass(isGold: boolean): string {
  return isGold ? 'link-panel home-tile home-gold' : 'link-panel home-tile';
}

export function TileWords({ title, art, says, more, children }: TileWordsProps) {
  return (
    <>
      <span class="home-tile-art">{art}</span>
      <span class="stack joined home-tile-words">
        <span class="soft tiny strong">{title}</span>
        <strong class="heavy">{says}</strong>
        {more !== undefined && <span class="soft small">{more}</span>}
        {children}
      </span>
    </>
  );
}
