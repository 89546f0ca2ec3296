import type { DailyBoardTopic } from '@gamegeek/contracts/daily/daily-topic.js';
import {
  leaderboardChangesSchema,
  leaderboardSnapshotSchema,
  type LeaderboardChanges,
  type LeaderboardSnapshot,
} from '@gamegeek/contracts/scores/scores.schemas.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { leaderboardTopic, type Board, type LeaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { upsertEntries } from '@gamegeek/rules/leaderboard/apply-patch.js';
import { LiveTopic } from '#shared/live/live-topic.js';
import { storedRows } from './stored-rows.js';

export type LiveLeaderboard = LiveTopic<LeaderboardSnapshot, LeaderboardChanges>;

/** Applies a patch: merges the newest states into the rows, ranked by the server's rule, and keeps the first rows. */
function applyToBoard(board: LeaderboardSnapshot, changes: LeaderboardChanges, rows: BoardRows): LeaderboardSnapshot {
  const upserts = storedRows(board.format, changes.upserts);
  return {
    ...board,
    entries: upserts.length > 0 ? upsertEntries(board.entries, upserts, rows) : board.entries,
    total: changes.total,
    watching: changes.watching,
  };
}

const boards = new Map<string, LiveLeaderboard>();

/** The live topic of a board. The scores of its copy are those that the server stores (`storedRows`). */
export const liveLeaderboard = ({ scope, period, slug }: Board): LiveLeaderboard =>
  topicNamed(leaderboardTopic(scope, period, slug));

export function topicNamed(name: LeaderboardTopic | DailyBoardTopic): LiveLeaderboard {
  const known = boards.get(name);
  if (known) return known;
  const board: LiveLeaderboard = new LiveTopic({
    name,
    snapshot: leaderboardSnapshotSchema,
    changes: leaderboardChangesSchema,
    read: (snapshot) => ({ ...snapshot, entries: storedRows(snapshot.format, snapshot.entries) }),
    reduce: applyToBoard,
  });
  boards.set(name, board);
  return board;
}
