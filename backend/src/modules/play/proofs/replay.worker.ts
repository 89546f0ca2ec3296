import { parentPort } from 'node:worker_threads';
import type { ReplayEngines, ReplayRequest } from './replay.js';

/** Replays one log after the other, in a thread of its own. The engines are loaded by their address. */
parentPort?.on('message', ({ engines, arcadeId, seed, log }: ReplayRequest) => {
  const reply = (result: unknown) => parentPort?.postMessage(result);
  (import(engines) as Promise<ReplayEngines>).then(
    (loaded) => reply(loaded.replay(arcadeId, seed, log)),
    (error: unknown) => {
      throw error;
    },
  );
});
