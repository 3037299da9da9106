/** Who made more of the same cards, over all games that everybody has played. */
import { Face } from '../board/face.tsx';
import { words } from '../state/words.ts';
import { nameIn } from './names.ts';
import type { Night, Ranked } from './night-api.ts';

export function Ranking({ night }: { readonly night: Night }) {
  const says = words('friends').nights.ranking;
  const isAll = night.deals.every(({ tables }) => tables !== undefined);
  return (
    <section class="stack">
      <h2>{isAll ? says.title : says.soFar}</h2>
      <ol class="panel stack night-ranking">
        {night.ranking.map((one) => (
          <Row key={one.entrant} night={night} {...one} />
        ))}
      </ol>
      <p class="soft small">{says.about}</p>
    </section>
  );
}

function Row({ night, rank, entrant, points, gained }: Ranked & { readonly night: Night }) {
  const says = words('friends').nights;
  const person = night.entrants[entrant - 1];
  return (
    <li class="night-row" data-own={entrant === night.me}>
      <span class="night-rank strong">{rank}</span>
      <Face of={person ?? { name: says.gone }} />
      <span class="night-name">
        <span class="line strong">{nameIn(night, entrant)}</span>
        <span class="line soft small">{says.ranking.gained(gained)}</span>
      </span>
      <span class="night-points strong" aria-label={says.points(Math.round(points))}>
        {Math.round(points)}
      </span>
    </li>
  );
}
