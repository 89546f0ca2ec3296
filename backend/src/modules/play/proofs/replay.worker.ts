import { parentPort } from 'node:worker_threads';
import type { ReplayEngines, ReplayRequest } from './replay.js';

/** Replays one log at a time. */
parentPort?.on('message', ({ engines, arcadeId, seed, log }: ReplayRequest) => {
  const reply = (result: unknown) => parentPort?.postMessage(result);
  (import(engines) as Promise<ReplayEngines>).then(
    (loaded) => reply(loaded.replay(arcadeId, seed, log)),
    (error: unknown) => {
      throw error;
    },
  );
});
