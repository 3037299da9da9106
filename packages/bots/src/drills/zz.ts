import { makeDrill } from '/work/main/packages/bots/src/drills/index.ts';
const kinds = (process.argv[2] ?? 'lay,out,discard,draw').split(',');
const n = Number(process.argv[3] ?? 4);
for (const kind of kinds) for (const difficulty of [1,2,3,4]) {
  const times=[]; const d=[]; let rights=[];
  for (let i=0;i<n;i++){ const t=performance.now(); const drill=makeDrill({kind,edition:'level-8-101',difficulty,seed:`s${i}`}); times.push(Math.round(performance.now()-t)); d.push(drill.difficulty); if(drill.moves) rights.push(drill.moves.filter(m=>m.isRight).length+'/'+drill.moves.length+(drill.moves[0].command.t==='drawCard'?'S':'')+' '+Math.max(0,...drill.moves.map(m=>m.loss)).toFixed(2)); }
  console.log(kind,difficulty,'ms',times.join(' '),'got',d.join(' '),rights.join(' | '));
}
