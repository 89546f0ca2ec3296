import { expect } from '@jest/globals';
import { MAX_PAGE_SIZE } from '@gamegeek/contracts/paging/page-query.dto.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { Database } from '../../factories/made.js';
import type { BoardWatcher } from './board-watcher.js';
import { trueBoard, trueTotals } from './true-board.js';
import { wrongProjections } from './true-scores.js';
import { until } from '../until.js';

export interface Projections {
  database: Database;
  url: string;
  gameIds: number[];
  watchers?: BoardWatcher[];
}

/**
 * Returns all differences from the scores: boards, totals, ranks, watchers' copies, tables.
 */
export async function findDrift({ database, url, gameIds, watchers = [] }: Projections): Promise<string[]> {
  const drift: string[] = [];
  for (const gameId of gameIds) {
    const expected = await trueBoard(database, gameId);
    const all = await read(`${url}/api/leaderboard?gameId=${gameId}&limit=${MAX_PAGE_SIZE}`);
    const week = await read(`${url}/api/leaderboard?gameId=${gameId}&period=week&limit=${MAX_PAGE_SIZE}`);
    if (!sameBoard(all, expected)) drift.push(`board of game ${gameId}`);
    if (!sameBoard(week, expected)) drift.push(`weekly board of game ${gameId}`);
    for (const watcher of watchers.filter(({ topic }) => topic === `leaderboard:${gameId}:all`)) {
      if (!watcher.ready || !sameBoard(watcher, expected)) drift.push(`copy of game ${gameId}`);
    }
  }
  const totals = await trueTotals(database);
  const scoreOf = new Map(totals.map(({ userId, score }) => [userId, score]));
  for (const period of ['all', 'week']) {
    const board = await read(`${url}/api/leaderboard?period=${period}&limit=${MAX_PAGE_SIZE}`);
    const wrong = board?.entries.filter(({ userId, score }) => scoreOf.get(userId) !== score);
    if (wrong?.length !== 0 || board?.total !== totals.length) drift.push(`global board (${period})`);
  }
  const wrong = await wrongProjections(database);
  if (wrong.length > 0) drift.push(`${wrong.length} rows of tables: ${JSON.stringify(wrong[0])}`);
  return drift;
}

/**
 * In milliseconds. Another worker takes over the job of a killed one after four to ten seconds; then it may wait 30 s.
 */
const CONSISTENT_TIMEOUT = 60_000;

/** Fails with the remaining differences after the timeout. */
export async function expectConsistent(projections: Projections): Promise<void> {
  const drift = () => findDrift(projections).catch((error: Error) => [error.message]);
  const left = await until(drift, (found) => found.length === 0, CONSISTENT_TIMEOUT).catch(drift);
  expect(left).toEqual([]);
  expect((projections.watchers ?? []).flatMap(({ stepsBack }) => stepsBack)).toEqual([]);
}

async function read(url: string): Promise<LeaderboardPage | undefined> {
  const response = await fetch(url);
  return response.status === 200 ? ((await response.json()) as LeaderboardPage) : undefined;
}

function sameBoard(
  a: Pick<LeaderboardPage, 'entries' | 'total'> | undefined,
  b: Pick<LeaderboardPage, 'entries' | 'total'>,
) {
  return a?.total === b.total && JSON.stringify(a.entries.map(plain)) === JSON.stringify(b.entries.map(plain));
}

const plain = ({ rank, id, userId, username, score, createdAt }: LeaderboardPage['entries'][number]) =>
  [rank, id, userId, username, score, createdAt]; // prettier-ignore
