/** What is opened to be read: what has happened, the table in words, the keys, a hint. */
import { hintAt } from '@palier/bots';
import { allEntries } from '@palier/table';
import { wrapped } from '../layout.ts';
import { tableText } from '../play/screen.ts';
import { openWays } from './laying.ts';
import type { Sitting } from './sitting.ts';
import { HOLD } from './table-art.ts';

/** This round's. */
export function openHistory(sitting: Sitting): void {
  const { words } = sitting.plan;
  const entries = allEntries(sitting.state.entries);
  const start = entries.findLastIndex(({ t }) => t === 'roundDealt');
  const back = sitting.panel;
  const told = entries.slice(Math.max(0, start)).map((event) => words.event(event, sitting.naming));
  sitting.read(words.table.history, told);
  sitting.under = back?.t === 'page' ? back : undefined;
}

/** The table as line mode has it: for those who would rather read, and for what has no room. */
export function openWords(sitting: Sitting): void {
  const { view } = sitting;
  const { words } = sitting.plan;
  const names = sitting.plan.names();
  sitting.panel = {
    t: 'text',
    title: words.sheets.help.inWords,
    top: 0,
    lines: (columns) =>
      tableText(view, { words, names, paint: 'none', columns, order: 'value' }).split('\n'),
  };
}

export function openHelp(sitting: Sitting): void {
  const { words, online } = sitting.plan;
  const { full } = words.play;
  const rows = [
    ...words.sheets.keyList.filter(({ key }) => key.length === 1 && key !== '?'),
    ...full.help,
    ...(online?.help ?? []),
  ];
  const width = Math.max(...rows.map(({ key }) => key.length));
  sitting.panel = {
    t: 'text',
    title: words.sheets.keys,
    top: 0,
    lines: (columns) => [
      ...rows.flatMap(({ key, does }) =>
        `${key.padEnd(width)}  ${wrapped(does, columns, ' '.repeat(width + 2))}`.split('\n'),
      ),
      '',
      ...wrapped(`${full.marks} · ${HOLD} ${words.play.held}`, columns).split('\n'),
    ],
  };
}

/** What a strong bot would do, and why; it can be done at once. */
export function openHint(sitting: Sitting): void {
  const { words, online } = sitting.plan;
  if (!sitting.isDue || online !== undefined) return;
  const { view } = sitting;
  const bots = sitting.state.opening.seats.flatMap(({ bot }) => bot ?? []);
  const { command, ...advice } = hintAt(view, bots);
  const text = words.hint({ command, ...advice }, view.table, {
    ...sitting.naming,
    melds: view.table.melds,
  });
  sitting.panel = {
    t: 'text',
    title: words.table.hintTitle,
    top: 0,
    lines: (columns) => wrapped(text, columns).split('\n'),
    go: {
      name: words.table.doIt,
      // A laying is looked at before it is laid.
      run: () => {
        if (command.t === 'layLevel') openWays(sitting, [command], false);
        else void sitting.act(command);
      },
    },
  };
}
