import { attempt } from './connection/attempt.js';
import type { Connection, Emit } from './connection/connection.js';
import type { LoadMore, WithMore } from './load.js';
import { unsent } from './score-queue.js';
import type { Tell } from './messages/tell.js';
import type { Client, GameOverOptions, ScoreResult, SubmitOptions } from './types.js';

export interface EventBus {
  emit: Emit;
  on: Client['on'];
}

/** A sign-in dialog may stay open for long. */
const SIGN_IN_MS = 6 * 3_600_000;

/** A game over that is reported again within this time, as in the loop of a game, is the same one. */
const REPEAT_MS = 500;

/** Event listeners. A failing listener does not stop others. */
export function createEvents(): EventBus {
  const listeners = new Set<[string, (value: never) => void]>();
  return {
    emit: (name, value) => {
      for (const [listened, listener] of [...listeners]) {
        if (listened === name) attempt(() => (listener as (given: typeof value) => void)(value), console.error);
      }
    },
    on: (name, listener) => {
      const entry: [string, (value: never) => void] = [name, listener];
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}

/** A text; null for other values and if reading throws. */
const textOf = (read: () => unknown): string | null => {
  const value = attempt(read);
  return (typeof value === 'string' && value) || null;
};

/** The client of a game, for any connection. Games may pass any values. */
export function createClient(
  connection: Connection,
  { on, emit }: EventBus,
  loadMore: LoadMore,
  withMore: WithMore,
  tell: Tell,
): Client {
  const { submit, ask } = connection;
  let last = 0;
  /** The result of the last game over. */
  let over: Promise<ScoreResult>;
  let overAt = 0;
  let isOpen = false;
  // The connection updates mode, state, player and locale.
  const client: Client = Object.assign(connection, {
    on,
    submit: async (given: unknown, options?: SubmitOptions) => {
      const score = (last = /number|string/.test(typeof given) ? Math.round(given as number) : NaN);
      // Like the server.
      const isValid = score > 0 && Number.isSafeInteger(score);
      if (isValid && score !== given) tell('repaired', JSON.stringify(given), score);
      const result = isValid
        ? await submit(
            score,
            textOf(() => options?.round?.id),
            textOf(() => options?.log),
          )
        : unsent('refused', 'invalid_score');
      if (result.status !== 'queued') emit('score', { ...result, score });
      return result;
    },
    gameOver: (given: number, options?: GameOverOptions) => {
      const isRepeated = isOpen || Date.now() < overAt + REPEAT_MS;
      overAt = Date.now();
      if (isRepeated) {
        tell('repeated');
        return over;
      }
      over = client.submit(given, options);
      const score = last;
      isOpen = true;
      void loadMore()
        .then(({ showGameOver }) => showGameOver(client, score, over))
        .catch((error: unknown) => {
          // Without the screen, as when offline, the game can still restart.
          console.error(error);
          alert(`Game over: ${score}`);
          return true;
        })
        .then((isAgain) => {
          isOpen = false;
          if (isAgain) attempt(() => options?.onRestart?.(), console.error);
        });
      return over;
    },
    top: (n = 10) =>
      ask('top', { n }).then(
        ({ entries }) => entries,
        () => [],
      ),
    around: (score = last) => ask('around', { score }).catch(() => null),
    watch: (listener, count = 10) => {
      const watching = withMore(({ watchTop }) => watchTop(client, listener, count));
      return () => void watching.then((stop) => stop?.());
    },
    signIn: () =>
      ask('sign-in', {}, SIGN_IN_MS).then(
        ({ player }) => player,
        () => null,
      ),
  } satisfies Omit<Client, 'mode' | 'state' | 'player' | 'locale' | 'round'>);
  return client;
}
