import { ROUND_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { isKeptRun, type KeptRun } from '@gamegeek/contracts/play/port-messages.js';
import { browserStore } from '@gamegeek/sdk/browser-store.js';
import { GUEST_OWNER } from './queued-scores.js';

// The run of each stage and player that is not over, for as long as the tab: it survives a reload.

const PREFIX = 'play-run:';
const store = browserStore(PREFIX, () => sessionStorage);
const nameOf = (stage: StageName, owner: string) => `${stage}:${owner}`;

/** The stage of a game, or that of the daily, which keeps its run for itself. */
export type StageName = number | `${number}-daily`;

export const stageName = (gameId: number, isDaily: boolean): StageName => (isDaily ? `${gameId}-daily` : gameId);

export function keepRun(stage: StageName, owner: string, run: KeptRun): void {
  store.write(nameOf(stage, owner), run);
}

export function forgetRun(stage: StageName, owner: string): void {
  store.remove(nameOf(stage, owner));
}

/** Undefined if there is none whose round still counts. */
export const keptRun = (stage: StageName, owner: string): KeptRun | undefined => readRun(nameOf(stage, owner));

function readRun(name: string): KeptRun | undefined {
  const run = store.read(name);
  return isKeptRun(run) && Date.parse(run.round.startedAt) + ROUND_LIVES > Date.now() ? run : undefined;
}

/** Whether anybody has left a run on a stage: asked before it is known who plays. */
export const hasKeptRun = (stage: StageName): boolean =>
  store.names().some((name) => name.startsWith(nameOf(stage, '')) && readRun(name) !== undefined);

/** Gives the guest's run to the account that signs in, for which its round counts. */
export function moveGuestRun(stage: StageName, accountId: string): void {
  const run = keptRun(stage, GUEST_OWNER);
  if (!run) return;
  keepRun(stage, accountId, run);
  forgetRun(stage, GUEST_OWNER);
}

/** Deletes the guest's runs, in all games. */
export function deleteGuestRuns(): void {
  for (const name of store.names()) if (name.endsWith(`:${GUEST_OWNER}`)) store.remove(name);
}
