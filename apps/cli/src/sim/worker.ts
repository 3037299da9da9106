/** A thread of `palier sim`: gets spans, answers with what they added up to. */
import { parentPort, workerData } from 'node:worker_threads';
import { playSpan, type Job, type Span } from './job.ts';

parentPort?.on('message', (span: Span) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(playSpan(workerData as Job, span));
});
