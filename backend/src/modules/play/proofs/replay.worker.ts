import type { ReplayEngines, ReplayRequest, ReplayResult } from './replay.js';

/** Replays a log. */
export async function run({ engines, arcadeId, seed, log }: ReplayRequest): Promise<ReplayResult | null> {
  const loaded = (await import(engines)) as ReplayEngines;
  return loaded.replay(arcadeId, seed, log);
}
