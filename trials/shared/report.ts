/** What the reports of all laboratories have in common. */
import { cpus, platform, release, totalmem } from 'node:os';

/** Where and when it ran. */
export function machineLine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${memory} GB, ${platform()} ${release()}`;
  const time = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `${time}, ${machine}, Node ${process.version}, clients and servers on the same machine.`;
}

export function row(cells: readonly (string | number)[]): string {
  const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell));
  return `| ${texts.join(' | ')} |`;
}

/** What happened how often, by name. */
export function tallyRows(tally: ReadonlyMap<string, number>): readonly string[] {
  return [...tally].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(row);
}

/** The first failures, as they end a section. */
export function failureLines(failures: readonly string[]): readonly string[] {
  return failures.slice(0, 10).map((failure) => `\n- ${failure.slice(0, 500)}`);
}

export type ReportPlan = {
  readonly head: string;
  /** Of all sections that there may be, in their order. */
  readonly titles: readonly string[];
};

/** The document with this section in the place of the one of the same title. */
export function withSection(
  document: string,
  section: string,
  { head, titles }: ReportPlan,
): string {
  const titleOf = (text: string): string => text.slice('## '.length, text.indexOf('\n'));
  const sections = [...document.split(/^(?=## )/mu).slice(1), section];
  const kept = new Map(sections.map((text) => [titleOf(text), text]));
  const ordered = titles.flatMap((title) => kept.get(title) ?? []);
  return `${[head, ...ordered].map((text) => text.trim()).join('\n\n')}\n`;
}
