/** The list of what surrounds the table: learn, judge, tinker, a flight of stairs each. */
import type { Part } from '@palier/text';
import { Glyph } from '../board/icons.tsx';
import { SUITS, suitColours } from '../board/suits.ts';
import { makeRoute, type Route } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import './learn.css';

type Group = {
  readonly name: 'learn' | 'judge' | 'tinker';
  readonly places: readonly LearnPlace[];
};

const GROUPS: readonly Group[] = [
  { name: 'learn', places: ['lesson', 'drills', 'daily', 'rules'] },
  { name: 'judge', places: ['referee', 'review', 'statistics', 'goals'] },
  { name: 'tinker', places: ['ladders', 'companion'] },
];

export function LearnScreen() {
  const says = words('learn');
  return (
    <Page title={says.title} class="learn">
      <p class="soft">{says.about}</p>
      {GROUPS.map(({ name, places }) => (
        <nav key={name} class="stack snug learn-group" aria-labelledby={`learn-${name}`}>
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
    <a class="link-panel learn-place" href={makeRoute(routeOf(place))}>
      <Sign place={place} />
      <span class="stack joined learn-words">
        <strong class="heavy">{title}</strong>
        <span class="soft small">{about}</span>
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

type LearnPlace = keyof Part<'learn'>['places'];

/** The signs of the places, 24 × 24, as `board/icons.tsx` draws them. */
const GLYPHS: { readonly [Place in LearnPlace]: string } = {
  // A mortarboard.
  lesson:
    'M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.6v4.2c1.6 1.5 3.4 2.2 5.5 2.2s3.9-.7 5.5-2.2v-4.2M21.5 9.5v5',
  // A target.
  drills:
    'M12 12m-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 12m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M12 12h.01',
  // A sheet of a calendar.
  daily: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7M9 15.2l2.2 2.2 4-4.2',
  rules: 'M12 6.5C10 5 7 4.6 4 5v13.4c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6V5c-3-.4-6 0-8 1.5zM12 6.5V20',
  // A pair of scales.
  referee: 'M12 4v16M8 20h8M5 7h14M5 7l-2.8 6.2a3 3 0 0 0 5.6 0zM19 7l-2.8 6.2a3 3 0 0 0 5.6 0z',
  // A glass over a line that falls.
  review:
    'M10.5 10.5m-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.3 15.3L20.5 20.5M7.5 9l2 2.5 1.8-1.8 2.2 2.6',
  statistics: 'M4 20h16M7 20v-6M12 20V5M17 20v-9',
  // A flag on a step.
  goals: 'M3.5 20.5h6v-5h6v-4h5M12 11V3.5M12 4h6.5l-2 2.5 2 2.5H12',
  // A staircase.
  ladders: 'M3.5 19.5h4.2v-4.2h4.2v-4.2h4.2V6.9h4.4M19.5 3.5v.01',
  // Two cards.
  companion: 'M4 8.5l8-3 4.6 11.6-8 3zM14.5 5.5l5.5 1-1.8 10.6',
};
