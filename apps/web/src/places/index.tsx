/** What surrounds the table: places to learn, to judge, to tinker. Each is fetched when it is opened. */
import type { ComponentType } from 'preact';
import { lazy } from '../ui/lazy.tsx';
import type { PlaceName, PlaceProps } from '../state/router.ts';

const LearnScreen = lazy(
  async () => (await import('../learn/learn-screen.tsx')).LearnScreen,
  'learn',
);
const LessonScreen = lazy(
  async () => (await import('../lesson/lesson-screen.tsx')).LessonScreen,
  'lesson',
);
const DrillsScreen = lazy(async () => (await import('../drills/index.ts')).DrillsScreen, 'drills');
const DailyScreen = lazy(async () => (await import('../drills/index.ts')).DailyScreen, 'drills');
// Positions are shown as in a replay.
const ReviewScreen = lazy(
  async () => (await import('../review/review-screen.tsx')).ReviewScreen,
  'review',
  'replay',
);
const RefereeScreen = lazy(
  async () => (await import('../referee/referee-screen.tsx')).RefereeScreen,
  'referee',
);
const CompanionScreen = lazy(
  async () => (await import('../companion/companion-screen.tsx')).CompanionScreen,
  'companion',
);
// The report on a ladder is the laboratory's.
const LaddersScreen = lazy(
  async () => (await import('../ladders/ladders-screen.tsx')).LaddersScreen,
  'ladders',
  'lab',
);
const StatisticsScreen = lazy(
  async () => (await import('../statistics/statistics-screen.tsx')).StatisticsScreen,
  'statistics',
);

const SCREENS: { readonly [A in PlaceName]: ComponentType<PlaceProps> } = {
  learn: LearnScreen,
  lesson: LessonScreen,
  drills: DrillsScreen,
  daily: DailyScreen,
  review: ReviewScreen,
  referee: RefereeScreen,
  companion: CompanionScreen,
  ladders: LaddersScreen,
  statistics: StatisticsScreen,
};

export function PlaceScreen({ place, ...operand }: PlaceProps & { readonly place: PlaceName }) {
  const Screen = SCREENS[place];
  return <Screen {...operand} />;
}
