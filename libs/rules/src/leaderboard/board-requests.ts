import type { PortAnswers, PortEntry } from '@gamegeek/contracts/play/port-messages.js';
import type { LeaderboardEntry, LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';

/** Reads a page of the game's board; `around` names a player. */
export type ReadBoard = (query: { limit: number; around?: string }) => Promise<LeaderboardPage>;

const LARGEST_PAGE = 100;
const NEIGHBOURS = 3;

export async function topOfBoard(read: ReadBoard, n: number, ownId: string | undefined): Promise<PortAnswers['top']> {
  const { entries, total } = await read({ limit: n });
  return { entries: entries.map((entry) => toPort(entry, ownId)), total };
}

/** The neighbours of a score; none if the rank is too deep to be looked up. */
export async function aroundScore(
  read: ReadBoard,
  score: number,
  ownId: string | undefined,
): Promise<PortAnswers['around']> {
  const top = await read({ limit: LARGEST_PAGE });
  if (top.entries.length === top.total || isWithin(top.entries, score)) return surroundings(top, score, ownId);
  const own = ownId === undefined ? top : await read({ limit: LARGEST_PAGE, around: ownId });
  if (isWithin(own.entries, score)) return surroundings(own, score, ownId);
  return { above: [], below: [], best: bestOf(own.entries, ownId), total: own.total };
}

function isWithin(entries: readonly LeaderboardEntry[], score: number): boolean {
  return (entries[0]?.score ?? 0) >= score && (entries.at(-1)?.score ?? Infinity) < score;
}

function surroundings(
  { entries, total }: LeaderboardPage,
  score: number,
  ownId: string | undefined,
): PortAnswers['around'] {
  const others = entries.filter(({ userId }) => userId !== ownId);
  const toPorts = (rows: LeaderboardEntry[]) => rows.map((entry) => toPort(entry, ownId));
  return {
    // Of equal scores the earlier comes first.
    above: toPorts(others.filter((entry) => entry.score >= score).slice(-NEIGHBOURS)),
    below: toPorts(others.filter((entry) => entry.score < score).slice(0, NEIGHBOURS)),
    best: bestOf(entries, ownId),
    total,
  };
}

function bestOf(entries: readonly LeaderboardEntry[], ownId: string | undefined): number | null {
  return entries.find(({ userId }) => userId === ownId)?.score ?? null;
}

function toPort({ rank, username, score, userId }: LeaderboardEntry, ownId: string | undefined): PortEntry {
  return { rank, name: username, score, own: userId === ownId };
}
