/** What surrounds the table: places to learn, to judge, to tinker. Each is fetched when it is opened. */
import type { ComponentType } from 'preact';
import { lazy } from '../ui/lazy.tsx';
import type { PlaceName, PlaceProps } from '../state/router.ts';

const SCREENS: { readonly [A in PlaceName]: ComponentType<PlaceProps> } = {
  learn: lazy(async () => (await import('../learn/learn-screen.tsx')).LearnScreen, 'learn'),
  lesson: lazy(async () => (await import('../lesson/lesson-screen.tsx')).LessonScreen, 'lesson'),
  drills: lazy(async () => (await import('../drills/drills-screen.tsx')).DrillsScreen, 'drills'),
  // Its days earn parts of one's look, and it leads on to the next goal.
  daily: lazy(
    async () => (await import('../drills/daily-screen.tsx')).DailyScreen,
    'drills',
    'you',
    'goals',
  ),
  // Positions are shown as in a replay.
  review: lazy(
    async () => (await import('../review/review-screen.tsx')).ReviewScreen,
    'review',
    'replay',
  ),
  // A round is told as in the level tracker.
  referee: lazy(
    async () => (await import('../referee/referee-screen.tsx')).RefereeScreen,
    'referee',
    'companion',
    'faults',
  ),
  companion: lazy(
    async () => (await import('../companion/companion-screen.tsx')).CompanionScreen,
    'companion',
  ),
  // The report on a ladder is the laboratory's.
  ladders: lazy(
    async () => (await import('../ladders/ladders-screen.tsx')).LaddersScreen,
    'ladders',
    'lab',
    'faults',
  ),
  statistics: lazy(
    async () => (await import('../statistics/statistics-screen.tsx')).StatisticsScreen,
    'statistics',
    'goals',
  ),
  you: lazy(async () => (await import('./own-place.tsx')).OwnPlace, 'you'),
  // A table is gone to as online.
  tv: lazy(async () => (await import('../tv/tv-screen.tsx')).TvScreen, 'tv', 'online'),
  hand: lazy(async () => (await import('../tv/hand-screen.tsx')).HandScreen, 'tv', 'online'),
  // What can be had of a table is said as at its door.
  lobby: lazy(
    async () => (await import('../online/open-tables-screen.tsx')).OpenTablesScreen,
    'online',
  ),
  // Its tables are shown as the open ones are.
  clubs: lazy(
    async () => (await import('../clubs/clubs-place.tsx')).ClubsPlace,
    'friends',
    'online',
  ),
  goals: lazy(async () => (await import('../goals/goals-screen.tsx')).GoalsScreen, 'goals'),
};

export function PlaceScreen({ place, ...operand }: PlaceProps & { readonly place: PlaceName }) {
  const Screen = SCREENS[place];
  return <Screen {...operand} />;
}
