/** A large way to play, as home offers it. */
import { Icon, type IconName } from '../board/icons.tsx';
import { makeRoute, type Route } from '../state/router.ts';

type WayWordsProps = { readonly icon: IconName; readonly says: string; readonly about: string };

type WayProps = WayWordsProps & {
  readonly to: Route;
  /** The one that most people want. */
  readonly isFirst?: boolean;
};

export function Way({ to, isFirst = false, ...shown }: WayProps) {
  return (
    <a class={wayClass(isFirst)} href={makeRoute(to)}>
      <WayWords {...shown} />
    </a>
  );
}

export function wayClass(isFirst: boolean): string {
  return isFirst ? 'link-panel home-way home-way-first' : 'link-panel home-way';
}

export function WayWords({ icon, says, about }: WayWordsProps) {
  return (
    <>
      <Icon name={icon} />
      <span class="stack joined home-way-words">
        <strong class="large heavy">{says}</strong>
        <span class="small home-way-about">{about}</span>
      </span>
    </>
  );
}
