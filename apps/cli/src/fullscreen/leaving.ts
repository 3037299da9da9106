/** Somebody wants to leave: at once where nothing is lost by it, and else only when they are sure. */
import type { Sitting } from './sitting.ts';

export function askToLeave(sitting: Sitting): void {
  const { words, online, leave } = sitting.plan;
  const { full } = words.play;
  // Who asks twice means it.
  const isAsked = sitting.panel?.t === 'list' && sitting.panel.title === full.leaveAsk;
  if (sitting.isOver || online !== undefined || isAsked) {
    leave();
    return;
  }
  sitting.under = sitting.panel;
  sitting.panel = {
    t: 'list',
    title: full.leaveAsk,
    about: full.leaveAbout,
    at: 0,
    items: [
      { text: full.stay, run: () => undefined },
      { text: words.table.leave, run: leave },
    ],
  };
}
