import { attempt } from './connection/attempt.js';
import type { Connection, Emit } from './connection/connection.js';
import type { LoadMore, WithMore } from './load.js';
import { unsent } from './score-queue.js';
import type { Tell } from './messages/tell.js';
import type { Board, Client, GameOverOptions, ScoreResult, SubmitOptions } from './types.js';

export interface EventBus {
  emit: Emit;
  on: Client['on'];
}

/** A client that is complete once `prepare` has been called. */
export type Started = Client & Pick<Connection, 'ask'>;

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
      return () => listeners.delete(entry);
    },
  };
}

/** A text; undefined for other values and if reading throws. */
const textOf = (read: () => unknown): string | undefined => {
  const value = attempt(read);
  return (typeof value === 'string' && value) || undefined;
};

/** The client of a game, for any connection. Games may pass any values. */
export function createClient(
  connection: Connection,
  { on, emit }: EventBus,
  loadMore: LoadMore,
  withMore: WithMore,
  tell: Tell,
): Started {
  const { submit, ask } = connection;
  let last = 0;
  /** The board of the last score; null for the main one. */
  let board: string | undefined;
  /** The result of the last game over. */
  let over: Promise<ScoreResult>;
  let overAt = 0;
  let isOpen = false;
  const boardOf = (slug?: string): Board => ({
    top: (n) => withMore((more) => more.topOf(ask, slug, n), []),
    watch: (listener, n) => {
      const watching = withMore((more) => more.watchTop(ask, on, listener, slug, n));
      return () => void watching.then((stop) => stop?.());
    },
  });
  // The connection updates mode, state, player and locale.
  const client: Started = Object.assign(connection, {
    on,
    submit: async (given: unknown, options?: SubmitOptions) => {
      board = textOf(() => options?.board);
      const value = typeof given === 'number' || typeof given === 'string' ? (given as number) : NaN;
      // Boards may have decimals.
      const score = (last = board ? +value : Math.round(value));
      // Like the server.
      const isValid = score > 0 && score < 2 ** 53;
      if (isValid && score !== given) tell('repaired', given as string, score);
      const result = isValid
        ? await submit({
            score,
            round: textOf(() => options?.round?.id),
            log: textOf(() => options?.log),
            board,
          })
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
        .then((more) => more.showGameOver(client, score, over))
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
    ...boardOf(),
    board: boardOf,
    around: (score = last) => withMore(() => ask('around', { score, board }), null),
    // Replaced once the other functions are loaded.
    record: () => undefined,
    signIn: () => withMore((more) => more.signIn(ask), null),
  } satisfies Omit<Client, 'mode' | 'state' | 'player' | 'locale' | 'round'>);
  return client;
}
