import { REPLAY_LIMITS } from '../../../config/limits.js';
import { workerBeside, WorkerThread } from '../../../core/jobs/worker-thread.js';
import type { ReplayRequest, ReplayResult } from './replay.js';

/** Replays logs one at a time in a worker thread. */
export class ReplayThread extends WorkerThread<ReplayRequest, ReplayResult | null> {
  constructor() {
    super({ module: workerBeside(import.meta.url, 'replay'), ...REPLAY_LIMITS });
  }
}
