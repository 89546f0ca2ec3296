import type { Connection, Emit } from './connection.js';
import type * as more from './more.js';
import type { Client, GameOverOptions, ScoreResult } from './types.js';

export interface EventBus {
  emit: Emit;
  on: Client['on'];
}

/** Event listeners. A failing listener does not stop others. */
export function createEvents(): EventBus {
  const listeners: [string, (value: never) => void][] = [];
  return {
    emit: (name, value) => {
      for (const [listened, listener] of [...listeners]) {
        if (listened !== name) continue;
        try {
          (listener as (given: typeof value) => void)(value);
        } catch (error) {
          console.error(error);
        }
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

/** Lazily loaded files. */
export interface Loaders {
  loadOverlay: () => Promise<Overlay>;
  loadMore: () => Promise<typeof more>;
}

/** The client of a game, for any connection. */
export function createClient(connection: Connection, { on }: EventBus, { loadOverlay, loadMore }: Loaders): Client {
  const { submit, top, around, signIn } = connection;
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
    top: (count = 10) => top(count).catch(() => []),
    around: (score = last) => around(score).catch(() => null),
    watch: (listener, count = 10) => {
      const watching = loadMore().then(({ watchTop }) => watchTop(client, listener, count));
      watching.catch(console.error);
      return () => void watching.then((stop) => stop());
    },
    signIn: () =>
      signIn().catch((error: unknown) => {
        console.warn('GameGeek: not signed in', error);
        return null;
      }),
  } satisfies Omit<Client, 'mode' | 'state' | 'player' | 'locale' | 'round'>);
  return client;
}
