/** Wins by edition, by bots or by players: a table whose last column is drawn too. */
import { statisticsWords } from './statistics-words.ts';
import type { Group } from './figures.ts';

export type GroupTableProps<Name> = {
  readonly title: string;
  readonly groups: readonly Group<Name>[];
  readonly nameOf: (name: Name) => string;
};

export function GroupTable<Name>({ title, groups, nameOf }: GroupTableProps<Name>) {
  const say = statisticsWords().groups;
  return (
    <table class="statistics-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say.games}</th>
          <th scope="col">{say.wins}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={String(group.name)}>
            <th scope="row">{nameOf(group.name)}</th>
            <td>{group.games}</td>
            <td>
              <span>{say.share(group.share)}</span>
              <Bar {...group} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In hundredths: the share as a bar, the interval as a thin line, a mark for chance alone. */
function Bar({
  share: { share, low, high },
  expected,
}: Pick<Group<unknown>, 'share' | 'expected'>) {
  return (
    <svg
      class="statistics-bar"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="statistics-bar-room" width="100" height="10" />
      <rect class="statistics-bar-share" width={100 * share} height="10" />
      <line class="statistics-bar-interval" x1={100 * low} x2={100 * high} y1="5" y2="5" />
      <line class="statistics-bar-chance" x1={100 * expected} x2={100 * expected} y1="0" y2="10" />
    </svg>
  );
}
