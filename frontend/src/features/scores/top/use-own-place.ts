import type { LeaderboardEntry, LeaderboardSnapshot } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import { useQuery } from '@tanstack/react-query';
import { ownBoardPageQuery } from '../queries.js';

export interface OwnPlace {
  own: LeaderboardEntry;
  /** The next player above; undefined for the first rank, and if unknown. */
  next: LeaderboardEntry | undefined;
}

/** The user's rank: from the live rows, or from the page that contains it. Undefined until loaded. */
export function useOwnPlace(
  board: Board,
  snapshot: Pick<LeaderboardSnapshot, 'entries' | 'total'> | undefined,
  ownId: string | undefined,
): OwnPlace | 'absent' | undefined {
  const live = rankOf(snapshot?.entries, ownId);
  const isDeeper = snapshot !== undefined && snapshot.total > snapshot.entries.length;
  const { data } = useQuery({
    ...ownBoardPageQuery(board, ownId),
    enabled: ownId !== undefined && isDeeper && !live,
  });
  if (live || !snapshot) return live;
  if (isDeeper && !data) return undefined;
  return rankOf(data?.entries, ownId) ?? 'absent';
}

export function rankOf(
  entries: readonly LeaderboardEntry[] | undefined,
  ownId: string | undefined,
): OwnPlace | undefined {
  const own = entries?.find(({ userId }) => userId === ownId);
  return own && { own, next: entries?.findLast(({ score }) => score > own.score) };
}
