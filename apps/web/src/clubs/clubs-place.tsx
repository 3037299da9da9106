/** One's clubs; and behind them each, by its id or by the code of an invitation, and their nights. */
import { readNights } from '../nights/addresses.ts';
import type { PlaceProps } from '../state/router.ts';
import { lazy } from '../ui/lazy.tsx';
import { ClubScreen } from './club-screen.tsx';
import { ClubsScreen } from './clubs-screen.tsx';

const NightsScreen = lazy(
  async () => (await import('../nights/nights-screen.tsx')).NightsScreen,
  'friends',
);

export function ClubsPlace({ operand }: PlaceProps) {
  if (operand === undefined) return <ClubsScreen />;
  const night = readNights(operand);
  return night === undefined ? <ClubScreen operand={operand} /> : <NightsScreen {...night} />;
}
