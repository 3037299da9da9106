/** Ladders of one's own: the list of them, one to change, or one that somebody shared. */
import { EditScreen } from './edit-screen.tsx';
import { isKeptId, ownLadders } from '../new-game/own-ladders.ts';
import { LadderList } from './ladder-list.tsx';
import { SharedScreen } from './shared-screen.tsx';
import '../new-game/new-game.css';
import './ladders.css';

export function LaddersScreen({ operand }: { readonly operand?: string }) {
  if (operand === undefined) return <LadderList />;
  if (!isKeptId(operand)) return <SharedScreen code={operand} />;
  const ladder = ownLadders.value.find(({ id }) => id === operand);
  return ladder === undefined ? <LadderList /> : <EditScreen ladder={ladder} />;
}
