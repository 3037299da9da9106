/** Where home leads: large ways to play, smaller rows for the rest. */
import { Icon, type IconName } from '../board/icons.tsx';
import { makeRoute, type Route } from '../state/router.ts';

export type WayProps = {
  readonly to: Route;
  readonly icon: IconName;
  readonly says: string;
  readonly about: string;
  /** The one that most people want. */
  readonly isFirst?: boolean;
};

export function Way({ to, icon, says, about, isFirst = false }: WayProps) {
  return (
    <a class={isFirst ? 'home-way home-way-first' : 'home-way'} href={makeRoute(to)}>
      <Icon name={icon} />
      <span class="home-way-words">
        <strong>{says}</strong>
        <span>{about}</span>
      </span>
    </a>
  );
}

export type MoreProps = { readonly to: Route; readonly icon: IconName; readonly says: string };

export function More({ to, icon, says }: MoreProps) {
  return (
    <li>
      <a class="list-row" href={makeRoute(to)}>
        <Icon name={icon} />
        <span class="grow">{says}</span>
      </a>
    </li>
  );
}
