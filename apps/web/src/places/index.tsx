/** What surrounds the table: places to learn, to judge, to tinker. Each is fetched when it is opened. */
import type { ComponentType } from 'preact';
import { lazy } from '../ui/lazy.tsx';
import type { PlaceName } from '../state/router.ts';

const LearnScreen = lazy(async () => {
  const { LearnScreen: Screen, wantLearnWords } = await import('../learn/index.ts');
  await wantLearnWords();
  return Screen;
});
const LessonScreen = lazy(async () => {
  const { LessonScreen: Screen, wantLessonWords } = await import('../lesson/index.ts');
  await wantLessonWords();
  return Screen;
});
const DrillsScreen = lazy(async () => {
  const { DrillsScreen: Screen, wantDrillsWords } = await import('../drills/index.ts');
  await wantDrillsWords();
  return Screen;
});
const DailyScreen = lazy(async () => {
  const { DailyScreen: Screen, wantDrillsWords } = await import('../drills/index.ts');
  await wantDrillsWords();
  return Screen;
});
const ReviewScreen = lazy(async () => {
  const { ReviewScreen: Screen, wantReviewWords } = await import('../review/index.ts');
  await wantReviewWords();
  return Screen;
});
const RefereeScreen = lazy(async () => {
  const { RefereeScreen: Screen, wantRefereeWords } = await import('../referee/index.ts');
  await wantRefereeWords();
  return Screen;
});
const CompanionScreen = lazy(async () => {
  const { CompanionScreen: Screen, wantCompanionWords } = await import('../companion/index.ts');
  await wantCompanionWords();
  return Screen;
});
const LaddersScreen = lazy(async () => {
  const { LaddersScreen: Screen, wantLaddersWords } = await import('../ladders/index.ts');
  await wantLaddersWords();
  return Screen;
});
const StatisticsScreen = lazy(async () => {
  const { StatisticsScreen: Screen, wantStatisticsWords } = await import('../statistics/index.ts');
  await wantStatisticsWords();
  return Screen;
});

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

/** `operand`: what follows in the address, as a game's id or what somebody shared. */
export type PlaceProps = { readonly operand?: string };

export function PlaceScreen({ place, ...operand }: PlaceProps & { readonly place: PlaceName }) {
  const Screen = SCREENS[place];
  return <Screen {...operand} />;
}
