import { ROUND_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { isKeptRun, type KeptRun } from '@gamegeek/contracts/play/port-messages.js';
import { browserStore } from '@gamegeek/sdk/browser-store.js';
import { GUEST_OWNER } from './queued-scores.js';

// The run of each game and player that is not over, for as long as the tab: it survives a reload.

const PREFIX = 'play-run:';
const store = browserStore(PREFIX, () => sessionStorage);
const nameOf = (gameId: number, owner: string) => `${gameId}:${owner}`;

export function keepRun(gameId: number, owner: string, run: KeptRun): void {
  store.write(nameOf(gameId, owner), run);
}

export function forgetRun(gameId: number, owner: string): void {
  store.remove(nameOf(gameId, owner));
}

/** Undefined if there is none whose round still counts. */
export const keptRun = (gameId: number, owner: string): KeptRun | undefined => readRun(nameOf(gameId, owner));

function readRun(name: string): KeptRun | undefined {
  const run = store.read(name);
  return isKeptRun(run) && Date.parse(run.round.startedAt) + ROUND_LIVES > Date.now() ? run : undefined;
}

/** Whether anybody has left a run of a game: asked before it is known who plays. */
export const hasKeptRun = (gameId: number): boolean =>
  store.names().some((name) => name.startsWith(nameOf(gameId, '')) && readRun(name) !== undefined);

/** Gives the guest's run to the account that signs in, for which its round counts. */
export function moveGuestRun(gameId: number, accountId: string): void {
  const run = keptRun(gameId, GUEST_OWNER);
  if (!run) return;
  keepRun(gameId, accountId, run);
  forgetRun(gameId, GUEST_OWNER);
}

/** Deletes the guest's runs, in all games. */
export function deleteGuestRuns(): void {
  for (const name of store.names()) if (name.endsWith(`:${GUEST_OWNER}`)) store.remove(name);
}
