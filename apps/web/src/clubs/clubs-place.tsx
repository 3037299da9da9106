/** One's clubs; and behind them each, by its id or by the code of an invitation. */
import type { PlaceProps } from '../state/router.ts';
import { ClubScreen } from './club-screen.tsx';
import { ClubsScreen } from './clubs-screen.tsx';

export function ClubsPlace({ operand }: PlaceProps) {
  return operand === undefined ? <ClubsScreen /> : <ClubScreen operand={operand} />;
}
