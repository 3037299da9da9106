/** Ladders of one's own: the list of them, one to change, or one that somebody shared. */
import { useMemo } from 'preact/hooks';
import { EditScreen } from './edit-screen.tsx';
import { isKeptId, keptLadders, refreshKept } from './kept.ts';
import { LadderList } from './ladder-list.tsx';
import { SharedScreen } from './shared-screen.tsx';
import '../new-game/new-game.css';
import './ladders.css';

export function LaddersScreen({ operand }: { readonly operand?: string }) {
  // Before the first drawing: the list is what this device has now.
  useMemo(refreshKept, []);
  if (operand === undefined) return <LadderList />;
  if (!isKeptId(operand)) return <SharedScreen code={operand} />;
  const ladder = keptLadders.value.find(({ id }) => id === operand);
  return ladder === undefined ? <LadderList /> : <EditScreen ladder={ladder} />;
}
