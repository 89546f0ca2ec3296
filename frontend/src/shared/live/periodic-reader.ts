import { ACTIVE_PLAYERS_TOPIC, parseLeaderboardTopic, TRENDING_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import type { WatchOptions } from '@gamegeek/contracts/live/watch-options.js';
import { TRENDING_GAMES } from '@gamegeek/contracts/trending/trending.js';
import { isRecord } from '../is-record.js';
import type { LiveTransport, TransportListener } from './live-transport.js';

/** `live.periodic` of the texts names it. */
export const READ_EVERY_MS = 10_000;

/** The JSON of a GET request; rejects when it fails. */
export type ReadPath = (path: string) => Promise<unknown>;

export interface PeriodicReader {
  start: () => void;
  stop: () => void;
  ask: LiveTransport['ask'];
}

/** How to read a topic over HTTP. */
interface Source {
  path: string;
  snapshotOf: (answer: unknown) => unknown;
}

/** Undefined for topics that only a connection has; pages do without them. */
function sourceOf(topic: string, rows: number): Source | undefined {
  const board = parseLeaderboardTopic(topic);
  if (board) {
    const game = board.scope === 'global' ? '' : `gameId=${board.scope}&`;
    return {
      path: `/api/leaderboard?${game}period=${board.period}&limit=${rows}`,
      // How many watch is unknown.
      snapshotOf: (page) => ({ ...(page as object), watching: 0 }),
    };
  }
  if (topic === ACTIVE_PLAYERS_TOPIC) return { path: '/api/users/active', snapshotOf: (players) => ({ players }) };
  if (topic !== TRENDING_TOPIC) return undefined;
  return {
    path: '/api/games/trending?limit=5',
    snapshotOf: (games) => ({
      games: (games as object[]).map((game) => ({ ...game, playingNow: 0 })),
      listed: TRENDING_GAMES,
    }),
  };
}

/** Stands in for a connection: answers from HTTP, and resets what is watched every ten seconds. */
export function createPeriodicReader(listener: TransportListener, read: ReadPath): PeriodicReader {
  const watched = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isUp = false;

  const begin = async (): Promise<void> => {
    // The server may be away; then nothing is better than waiting for a connection.
    const answers = await read('/api/leaderboard?limit=1').then(
      () => true,
      () => false,
    );
    if (!answers || timer === undefined || isUp) return;
    isUp = true;
    listener.onUp('periodic');
  };
  const tick = (): void => {
    if (!isUp) void begin();
    else if (!document.hidden) for (const topic of watched) listener.onReset({ topic });
  };

  return {
    start: () => {
      if (timer !== undefined) return;
      timer = setInterval(tick, READ_EVERY_MS);
      tick();
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
      isUp = false;
      watched.clear();
    },
    ask: async (event, topic, { rows = BOARD_WINDOW }: Partial<WatchOptions> = {}) => {
      watched.delete(topic);
      if (event === 'unwatch') return { ok: true };
      const source = sourceOf(topic, rows);
      if (!source) return { ok: false, code: 'unavailable' };
      watched.add(topic);
      const answer = await read(source.path);
      const seq = isRecord(answer) && typeof answer.seq === 'number' ? answer.seq : 0;
      return { ok: true, seq, snapshot: source.snapshotOf(answer) };
    },
  };
}
