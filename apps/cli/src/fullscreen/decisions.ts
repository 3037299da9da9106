/** What the rules ask beyond a turn: cards to keep or to offer, one to pick, a level to drop. */
import { droppable, keepLimit, ladderOfSeat, legalMoves, offerSize } from '@palier/rules';
import type { Sitting } from './sitting.ts';

/** Puts it before the player as soon as nothing else lies over the table. */
export function askWhatIsDue(sitting: Sitting): void {
  if (sitting.panel !== undefined || !sitting.isDue) return;
  const { view, plan } = sitting;
  const seat = sitting.seat!;
  const { table, sheets } = plan.words;
  switch (view.table.step) {
    case 'keep': {
      const most = keepLimit(view.table, seat);
      sitting.select({
        title: table.keepTitle(most),
        about: table.keepAbout,
        least: 0,
        most,
        confirm: table.keepThese,
        run: (cards) => void sitting.act({ t: 'keepCards', cards }),
        isFixed: true,
      });
      return;
    }
    case 'offer': {
      const size = offerSize(view.table, seat);
      sitting.select({
        title: table.offerTitle(size),
        about: table.offerAbout,
        least: size,
        most: size,
        confirm: () => table.offerThese,
        run: (cards) => void sitting.act({ t: 'offerCards', cards }),
        isFixed: true,
      });
      return;
    }
    case 'pick':
      sitting.offer(sheets.pickTitle, [...legalMoves(view)], sheets.pickAbout);
      return;
    case 'drop':
      askForDrop(sitting);
      return;
    default:
  }
}

function askForDrop(sitting: Sitting): void {
  const { words } = sitting.plan;
  const { table } = sitting.view;
  const seat = sitting.seat!;
  const { levels } = ladderOfSeat(table.setup, seat);
  sitting.panel = {
    t: 'list',
    title: words.sheets.dropTitle,
    about: words.sheets.dropAbout,
    at: 0,
    isFixed: true,
    isOfMoment: true,
    items: droppable(table, seat).map((level) => ({
      text: `${words.table.level(level, table.setup.edition)}: ${words.level(levels[level - 1]!)}`,
      run: () => void sitting.act({ t: 'dropPalier', level }),
    })),
  };
}
