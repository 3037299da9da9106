/** A run of chaos as a section of bench/chaos.md. */
import { failureLines, machineLine, row, tallyRows, withSection } from '../shared/report.ts';
import type { ChaosOutcome, ChaosPlan } from './chaos.ts';

const TITLES: { readonly [S in ChaosPlan['store']]: string } = {
  sqlite: 'SQLite: one node, killed and restarted',
  postgres: 'PostgreSQL: three nodes, killed and replaced, two at once at times',
};

const HEAD = `# Chaos

Real server processes and real clients (\`RoomClient\` and \`TableClient\` over WebSocket) while servers are killed, stopped and frozen at random moments, a TCP proxy between them cuts, delays and half-opens sockets, client messages come twice and out of order, and people vanish and come back from other devices with their token.

Checked at the end of every game: the record passes \`verify\`; every acknowledged move is in it, where its player stood, once; every client's view and everything it was shown equals the record folded and redacted for its eyes, also for devices that were switched off on the way; commitment and salts are those promised. Checked when all servers are gone, in the ledger itself: every key once, nothing that nobody asked for, nothing acknowledged that is missing, and whatever was acknowledged before something else was asked stands before it.

Then how games ended (\`trials/chaos/judge-results.ts\`): everybody with a profile is shown the games whose seats they keep, each game has one result, its seats are those of the ledger and theirs who keep them, and the ratings are what comes of the results one after another.

Then the history of every table, what each device asked and was told and when, is searched for an order that respects real time, gives everybody the answers that they had and is the ledger (\`trials/chaos/judge-history.ts\` with the checker \`trials/shared/linear.ts\`): writes, and every \`stale\`, \`refused\` and \`denied\`, are linearizable, and nothing is shown that is not stored. With one node greetings are linearizable too. With several a greeting is never older than what the same device knew; how many were older than what others knew, for a notice was on its way, is counted. \`--history FOLDER\` writes the histories for Elle.
`;

/** The order of what is told: what was done to them first, then what came of it. */
const INJECTED =
  /^(?:servers|sockets|messages|people|second tabs|double clicks|databases|returns)/u;

export function chaosSection(plan: ChaosPlan, outcome: ChaosOutcome): string {
  const { tally, failures, seconds } = outcome;
  const injected = new Map([...tally].filter(([what]) => INJECTED.test(what)));
  const came = new Map([...tally].filter(([what]) => !INJECTED.test(what)));
  return [
    `## ${TITLES[plan.store]}`,
    '',
    `\`npm run lab:chaos -- --store ${plan.store} --minutes ${plan.storm / 60_000} --tables ${plan.tables} --strikes ${plan.strikes / 1000} --seed ${plan.seed}\``,
    '',
    `${machineLine()} ${Math.round(seconds)} s in all.`,
    '',
    `**Verdict: ${failures.length === 0 ? 'nothing lost, every game ended' : `${failures.length} failures`}.**`,
    '',
    row(['injected', 'times']),
    '|---|---:|',
    ...tallyRows(injected),
    '',
    row(['what came of it', '']),
    '|---|---:|',
    ...tallyRows(came),
    ...failureLines(failures),
    '',
  ].join('\n');
}

/** The document with this section in the place of the one before. */
export function withChaos(document: string, section: string): string {
  return withSection(document, section, { head: HEAD, titles: Object.values(TITLES) });
}
