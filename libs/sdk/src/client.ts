import { attempt } from './attempt.js';
import type { Connection, Emit } from './connection.js';
import type { Loaders } from './loaders.js';
import type { Client, GameOverOptions, ScoreResult } from './types.js';

export interface EventBus {
  emit: Emit;
  on: Client['on'];
}

/** A sign-in dialog may stay open for long. */
const SIGN_IN_MS = 6 * 3_600_000;

/** Event listeners. A failing listener does not stop others. */
export function createEvents(): EventBus {
  const listeners: [string, (value: never) => void][] = [];
  return {
    emit: (name, value) => {
      for (const [listened, listener] of [...listeners]) {
        if (listened === name) attempt(() => (listener as (given: typeof value) => void)(value), console.error);
      }
    },
    on: (name, listener) => {
      const entry: (typeof listeners)[number] = [name, listener];
      listeners.push(entry);
      return () => void listeners.splice(listeners.indexOf(entry) >>> 0, 1);
    },
  };
}

/** The exports of the overlay. */
export interface Overlay {
  showGameOver: (client: Client, score: number, sent: Promise<ScoreResult>, options: GameOverOptions) => void;
}

/** The client of a game, for any connection. */
export function createClient(connection: Connection, { on }: EventBus, { loadOverlay, loadMore }: Loaders): Client {
  const { submit, ask } = connection;
  let last = 0;
  // The connection updates mode, state, player and locale.
  const client: Client = Object.assign(connection, {
    on,
    submit: (score, { round, log } = {}) => submit((last = score), round?.id ?? null, log ?? null),
    gameOver: (score, options = {}) => {
      const sent = client.submit(score, options);
      loadOverlay().then(
        ({ showGameOver }) => showGameOver(client, score, sent, options),
        () => {
          // Without the overlay, as when offline, the game can still restart.
          alert(score);
          options.onRestart?.();
        },
      );
      return sent;
    },
    top: (n = 10) =>
      ask('top', { n }).then(
        ({ entries }) => entries,
        () => [],
      ),
    around: (score = last) => ask('around', { score }).catch(() => null),
    watch: (listener, count = 10) => {
      const watching = loadMore().then(({ watchTop }) => watchTop(client, listener, count));
      watching.catch(console.error);
      return () => void watching.then((stop) => stop());
    },
    signIn: () =>
      ask('sign-in', {}, SIGN_IN_MS).then(
        ({ player }) => player,
        (error: unknown) => {
          console.warn('GameGeek: not signed in', error);
          return null;
        },
      ),
  } satisfies Omit<Client, 'mode' | 'state' | 'player' | 'locale' | 'round'>);
  return client;
}
