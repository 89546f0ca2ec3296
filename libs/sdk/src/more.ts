import type { ConnectPoll, ConnectStart } from '@gamegeek/contracts/play/play.schemas.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { aroundScore, topOfBoard, type ReadBoard } from '@gamegeek/rules/leaderboard/board-requests.js';
import type { Call } from './connection/api.js';
import type { Started } from './client.js';
import { attempt } from './connection/attempt.js';
import type { Answers, Ask, Connection, Emit } from './connection/connection.js';
import { loader } from './load.js';
import type * as overlay from './overlay/overlay.js';
import { loadMessages, tell } from './messages/tell.js';
import type * as recordings from './recordings.js';
import type { Client, Entry, Mode, Player } from './types.js';

export { createLocal } from './connection/local.js';
export { tell } from './messages/tell.js';

const UNREACHABLE = 'unreachable';
const WATCH_MS = 5_000;
/** After this time, the makers of the game read why scores wait. */
const WAITING_MS = 15_000;

// Loaded after the start: boards, sign-in, boards in memory, the screen and messages.

const loadOverlay = loader<typeof overlay>(`./${__OVERLAY_FILE__}`);
const loadRecordings = loader<typeof recordings>(`./${__RECORDINGS_FILE__}`);

export const showGameOver = async (...over: Parameters<typeof overlay.showGameOver>): Promise<boolean> =>
  (await loadOverlay()).showGameOver(...over);

const reader =
  (call: Call, game: number): ReadBoard =>
  (query) =>
    call<LeaderboardPage>(
      `/api/leaderboard?${new URLSearchParams({ gameId: String(game), ...query, limit: String(query.limit) })}`,
      { method: 'GET' },
    );

/** What the answers of an online connection need. */
export interface Asking {
  call: Call;
  game: number;
  /** The player's id, if the server has identified the player. */
  id: string | undefined;
  /** The guest's secret. */
  guest: string | undefined;
  isSignedOut: boolean;
  online: Pick<Connection, 'player'>;
  /** Begins a session; `from` owns the scores that the player takes over. */
  enter: (ticket: string, as: Mode, from: string | undefined) => Promise<void>;
}

export function answersFor({ call, game, id, guest, isSignedOut, online, enter }: Asking): Answers {
  const read = reader(call, game);
  return {
    top: (asked) => topOfBoard(read, asked, id),
    around: (asked) => aroundScore(read, asked, id),
    kept: async () => ({ run: null }),
    'sign-in': async () => {
      const { player } = online;
      if (player?.guest === false && !isSignedOut) return { player };
      try {
        const ticket = await confirmCode(call, { gameId: game, guest });
        if (!ticket) return { player: null };
        await enter(ticket, 'connected', player?.guest ? id : undefined);
      } catch (error) {
        tell('notSignedIn', String(error));
        throw error;
      }
      return { player: online.player };
    },
  };
}

/**
 * Shows a code that the player confirms on the site, in a separate window. Returns the ticket, or undefined when the
 * code has expired; rejects when no code can be created or it was refused.
 */
async function confirmCode(
  call: Call,
  request: { gameId: number; guest: string | undefined },
): Promise<string | undefined> {
  // Opened synchronously, while the click permits it.
  const popup = window.open('about:blank');
  try {
    const { verifyUrl, poll, interval, expiresAt } = await call<ConnectStart>('/api/play/connects', { body: request });
    if (popup) popup.location.href = verifyUrl;
    else console.info(`GameGeek: sign in at ${verifyUrl}`);
    while (Date.now() < Date.parse(expiresAt)) {
      await new Promise((resolve) => setTimeout(resolve, interval * 1_000));
      const answer = await call<ConnectPoll>('/api/play/connects/poll', { body: { poll } }).catch((error: Error) => {
        // Polls without an answer are repeated.
        if (error.message !== UNREACHABLE) throw error;
      });
      if (answer?.status === 'confirmed') return answer.ticket;
    }
    return undefined;
  } catch (error) {
    popup?.close();
    throw error;
  }
}

/** A sign-in dialog may stay open for long. */
const SIGN_IN_MS = 6 * 3_600_000;

export const signIn = (ask: Ask): Promise<Player | null> => ask('sign-in', {}, SIGN_IN_MS).then(({ player }) => player);

const SHOWN = 10;

export const topOf = (ask: Ask, board: string | undefined, n = SHOWN): Promise<Entry[]> =>
  ask('top', { n, board }).then(({ entries }) => entries);

/** Calls back with the top of a board after each change. Returns a function that stops it. */
export function watchTop(
  ask: Ask,
  on: Client['on'],
  listener: (rows: Entry[]) => void,
  board: string | undefined,
  n?: number,
): () => void {
  let shown = '';
  let isWatched = true;
  const read = async () => {
    if (document.hidden) return;
    const rows = await topOf(ask, board, n).catch(() => []);
    const text = JSON.stringify(rows);
    if (!isWatched || text === shown) return;
    shown = text;
    attempt(() => listener(rows), console.error);
  };
  const timer = setInterval(() => void read(), WATCH_MS);
  const stop = on('score', () => void read());
  void read();
  return () => {
    isWatched = false;
    clearInterval(timer);
    stop();
  };
}

/** Loads what the end of a run needs while there is a connection. */
export function prepare(client: Started, emit: Emit): void {
  if (client.mode === 'bridge') watchDialogs();
  else watchQueue(client);
  void loadRecordings().then(({ prepareRecordings }) => prepareRecordings(client, emit, tell), console.error);
  // Safari has no idle callbacks.
  (window.requestIdleCallback ?? setTimeout)(() => void loadOverlay().catch(() => undefined));
}

/** Browsers tell pages nothing about requests that they block. */
function watchQueue({ on }: Client): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  on('state', (state) => {
    if (/[1-9]\d* waiting/.test(state))
      timer ??= setTimeout(() => void loadMessages().then((messages) => messages.explainWaiting()), WAITING_MS);
    else timer = void clearTimeout(timer);
  });
}

/** In a frame of GameGeek, dialogs of the browser do nothing, without an error. */
function watchDialogs(): void {
  for (const name of ['alert', 'confirm', 'prompt'] as const) {
    const native = window[name];
    const told = (...given: string[]) => {
      tell('dialog', name);
      return native(...given);
    };
    Object.assign(window, { [name]: told });
  }
}
