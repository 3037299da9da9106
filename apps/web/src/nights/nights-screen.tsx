/** Duplicate nights: those of a club, with the way to open one; or one of them. */
import type { NightsOperand } from './addresses.ts';
import { ClubNights } from './club-nights.tsx';
import { NightScreen } from './night-screen.tsx';
import './nights.css';

export function NightsScreen(operand: NightsOperand) {
  return 'club' in operand ? (
    <ClubNights key={operand.club} club={operand.club} />
  ) : (
    <NightScreen key={operand.night} id={operand.night} />
  );
}
