import { simulate } from '../packages/table/src/simulation/index.ts';
const from = Number(process.argv[2] ?? 1), n = Number(process.argv[3] ?? 1), told = process.argv[4] === 'v';
const t0 = performance.now(); let fails = 0; const kinds = new Map<string, number>(); let moves = 0, vt = 0;
const reasons = new Map<string, string[]>();
for (let i = from; i < from + n; i++) {
  const o = await simulate(String(i), { isTold: told });
  if (told) console.log(o.story.join('\n'));
  for (const [k, c] of o.faults) kinds.set(k, (kinds.get(k) ?? 0) + c);
  for (const [k, c] of o.seen) kinds.set("~ " + k, (kinds.get("~ " + k) ?? 0) + c);
  moves += o.moves; vt += o.time;
  if (o.failure !== undefined) { fails++; const r = o.failure.replace(/at \d+ ms: /, '').replace(/[0-9a-f]{8,}/g, 'X').replace(/\d+/g, '#').slice(0, 90).replace(/\n/g, ' '); reasons.set(r, [...(reasons.get(r) ?? []), String(i)]); if (n === 1) console.log(o.failure); }
}
const cu = process.cpuUsage(); const s = (cu.user + cu.system) / 1e6;
console.log(`${n} seeds, ${fails} failed, ${(n / s * 60).toFixed(0)} per minute, ${(moves/n).toFixed(0)} entries, ${(vt/n/1000).toFixed(0)} s`);
for (const [r, l] of [...reasons].sort((a, b) => b[1].length - a[1].length)) console.log(l.length, r, l.slice(0, 6).join(' '));
if (n > 1) console.log([...kinds].sort().map(([k, c]) => `${k} ${c}`).join(" · "));
