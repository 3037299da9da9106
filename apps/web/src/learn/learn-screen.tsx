/** The list of what surrounds the table: learn, judge, tinker, a flight of stairs each. */
import { SUITS, suitColours } from '../board/suits.ts';
import { Glyph } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { makeRoute, type Route } from '../state/router.ts';
import { GLYPHS, type LearnPlace } from './glyphs.ts';
import './learn.css';

type Group = {
  readonly name: 'learn' | 'judge' | 'tinker';
  readonly places: readonly LearnPlace[];
};

const GROUPS: readonly Group[] = [
  { name: 'learn', places: ['lesson', 'drills', 'daily', 'rules'] },
  { name: 'judge', places: ['referee', 'review', 'statistics'] },
  { name: 'tinker', places: ['ladders', 'companion'] },
];

export function LearnScreen() {
  const says = words('learn');
  return (
    <Page title={says.title} class="learn">
      <p class="soft">{says.about}</p>
      {GROUPS.map(({ name, places }) => (
        <nav key={name} class="learn-group" aria-labelledby={`learn-${name}`}>
          <h2 id={`learn-${name}`}>{says.groups[name]}</h2>
          <ul class="learn-places">
            {places.map((place) => (
              <li key={place}>
                <Place place={place} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </Page>
  );
}

function Place({ place }: { readonly place: LearnPlace }) {
  const { title, about } = words('learn').places[place];
  return (
    <a class="learn-place" href={makeRoute(routeOf(place))}>
      <Sign place={place} />
      <span class="learn-words">
        <strong>{title}</strong>
        <span>{about}</span>
      </span>
    </a>
  );
}

const ALL = GROUPS.flatMap(({ places }) => places);

/** Each in the colour of a suit, one after the other. */
function Sign({ place }: { readonly place: LearnPlace }) {
  const { fill, on } = suitColours(SUITS[ALL.indexOf(place) % SUITS.length]!);
  return (
    <span class="learn-sign" style={{ background: fill, color: on }}>
      <Glyph path={GLYPHS[place]} />
    </span>
  );
}

function routeOf(place: LearnPlace): Route {
  return place === 'rules' ? { t: 'rules' } : { t: 'place', place };
}
