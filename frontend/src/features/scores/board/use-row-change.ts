import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { useState } from 'react';
import type { Pace } from '#shared/motion/pace.js';

/** A row that appears with a score this recent is a new record, not one moved over from another page. */
const FRESH_MS = 60_000;

export interface RowChange {
  /** How much the score rose. */
  gain: number;
  move: 'up' | 'down' | undefined;
}

const NO_CHANGE: RowChange = { gain: 0, move: undefined };

interface RowState {
  score: number;
  rank: number;
  isRecord: boolean;
  change: RowChange;
}

/**
 * The last change of a row, and whether its score is a new record. Neither is shown while rows change too fast to
 * follow.
 */
export function useRowChange(
  entry: LeaderboardEntry,
  before: LeaderboardEntry | undefined,
  isLate: boolean,
  pace: Pace,
): Pick<RowState, 'isRecord' | 'change'> {
  const { score, rank } = entry;
  const [seen, setSeen] = useState(() =>
    before
      ? nextState(firstState(before, false), entry, pace.canBeFollowed)
      : firstState(entry, isLate && pace.canBeFollowed),
  );
  if (score !== seen.score || rank !== seen.rank) setSeen(nextState(seen, entry, pace.canBeFollowed));
  return seen;
}

function firstState({ score, rank, createdAt }: LeaderboardEntry, isUpdate: boolean): RowState {
  const isRecord = isUpdate && Date.now() - Date.parse(createdAt) < FRESH_MS;
  return { score, rank, isRecord, change: isRecord ? { gain: 0, move: 'up' } : NO_CHANGE };
}

function nextState(seen: RowState, { score, rank }: LeaderboardEntry, canBeFollowed: boolean): RowState {
  const isRecord = score === seen.score ? seen.isRecord : score > seen.score && canBeFollowed;
  if (!canBeFollowed) return { score, rank, isRecord, change: NO_CHANGE };
  const move = rank === seen.rank ? undefined : rank < seen.rank ? 'up' : 'down';
  return { score, rank, isRecord, change: { gain: Math.max(0, score - seen.score), move } };
}
