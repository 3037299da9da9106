/** A thread of `palier sim`: gets spans, answers with what they added up to. */
import { parentPort, workerData } from 'node:worker_threads';
import { PidBoard } from '../exec/pid-board.ts';
import { crewOf, playSpan, type SimJob, type GameSpan } from './job.ts';

export type WorkerData = { readonly job: SimJob; readonly pids: SharedArrayBuffer };

/** A span to play, or the word to leave. */
export type WorkerOrder = GameSpan | 'leave';

const { job, pids } = workerData as WorkerData;
const crew = crewOf(job, { board: new PidBoard(pids) });

async function follow(order: WorkerOrder): Promise<void> {
  if (order === 'leave') {
    await crew[Symbol.asyncDispose]();
    parentPort?.close();
  } else {
    const result = await playSpan(job, order, crew);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(result);
  }
}

parentPort?.on('message', (order: WorkerOrder) => void follow(order));
