import {
  BOARD_WINDOW,
  type LeaderboardChanges,
  type LeaderboardSnapshot,
} from '@gamegeek/contracts/live/live-events.js';
import { leaderboardTopic, type Board } from '@gamegeek/contracts/live/topics.js';
import { upsertEntries } from '@gamegeek/rules/leaderboard/apply-patch.js';
import { LiveTopic } from '../../../shared/live/live-topic.js';
import { isLeaderboardChanges, isLeaderboardSnapshot } from '../leaderboard.guards.js';

export type LiveLeaderboard = LiveTopic<LeaderboardSnapshot, LeaderboardChanges>;

/** A board after a patch: the first hundred of what was held and the newest states, ranked by the server's own rule. */
export function applyToBoard(board: LeaderboardSnapshot, changes: LeaderboardChanges): LeaderboardSnapshot {
  return {
    entries: changes.upserts.length > 0 ? upsertEntries(board.entries, changes.upserts, BOARD_WINDOW) : board.entries,
    total: changes.total,
    watching: changes.watching,
  };
}

const boards = new Map<string, LiveLeaderboard>();

/** The one live topic of a board. */
export function liveLeaderboard({ scope, period }: Board): LiveLeaderboard {
  const name = leaderboardTopic(scope, period);
  const known = boards.get(name);
  if (known) return known;
  const board: LiveLeaderboard = new LiveTopic({
    name,
    isSnapshot: isLeaderboardSnapshot,
    isChanges: isLeaderboardChanges,
    reduce: applyToBoard,
  });
  boards.set(name, board);
  return board;
}
