import { dailyDrills, makeDrill } from './index.ts';
const cpu=()=>process.cpuUsage().user/1000;
for (const day of ['2026-11-15','2026-11-16','2026-11-17']) { let t=cpu(); const out=[]; for (const d of dailyDrills(day)) { out.push(`${d.kind}${d.difficulty} L${d.view.table.left[d.view.viewer-1].length} ${Math.round(cpu()-t)}`); t=cpu(); } console.log(day,out.join(', ')); }
for (const k of ['discard','draw']) for (const e of ['level-up','level-8-101']) { const o=[]; for (let i=0;i<8;i++){ const t=cpu(); makeDrill({kind:k,edition:e,difficulty:1,seed:`q${i}`}); o.push(Math.round(cpu()-t)); } console.log(k,e,o.join(' ')); }
