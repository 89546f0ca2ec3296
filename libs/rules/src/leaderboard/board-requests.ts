import type { PortAnswers, PortEntry, PortRequests } from '@gamegeek/contracts/play/port-messages.js';
import type { LeaderboardEntry, LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';

/** Reads a page of a board of the game, by default the main one; `around` names a player. */
export type ReadBoard = (query: BoardQuery) => Promise<LeaderboardPage>;

interface BoardQuery {
  board?: string;
  limit: number;
  around?: string;
}

const LARGEST_PAGE = 100;
const NEIGHBOURS = 3;

export async function topOfBoard(
  read: ReadBoard,
  { n, board }: PortRequests['top'],
  ownId: string | undefined,
): Promise<PortAnswers['top']> {
  const { entries, total } = await read({ ...named(board), limit: n });
  return { entries: entries.map((entry) => toPort(entry, ownId)), total };
}

/** The neighbours of a score; none if the rank is too deep to be looked up. */
export async function aroundScore(
  read: ReadBoard,
  { score, board }: PortRequests['around'],
  ownId: string | undefined,
): Promise<PortAnswers['around']> {
  const top = await read({ ...named(board), limit: LARGEST_PAGE });
  if (top.entries.length === top.total || isWithin(top, score)) return surroundings(top, score, ownId);
  const own = ownId === undefined ? top : await read({ ...named(board), limit: LARGEST_PAGE, around: ownId });
  if (isWithin(own, score)) return surroundings(own, score, ownId);
  return { above: [], below: [], best: bestOf(own.entries, ownId), total: own.total, ...formatOf(own) };
}

function isWithin(page: LeaderboardPage, score: number): boolean {
  const ahead = page.entries.filter((entry) => isAhead(page, entry, score)).length;
  return ahead > 0 && ahead < page.entries.length;
}

/** Whether a row is before a score that comes now: of equal scores the earlier comes first. */
function isAhead({ format }: LeaderboardPage, row: LeaderboardEntry, score: number): boolean {
  return format?.direction === 'asc' ? row.score <= score : row.score >= score;
}

const named = (board: string | null | undefined) => (board ? { board } : {});

const formatOf = ({ format }: LeaderboardPage) => (format ? { format } : {});

function surroundings(page: LeaderboardPage, score: number, ownId: string | undefined): PortAnswers['around'] {
  const { entries, total } = page;
  const others = entries.filter(({ userId }) => userId !== ownId);
  const toPorts = (rows: LeaderboardEntry[]) => rows.map((entry) => toPort(entry, ownId));
  return {
    above: toPorts(others.filter((entry) => isAhead(page, entry, score)).slice(-NEIGHBOURS)),
    below: toPorts(others.filter((entry) => !isAhead(page, entry, score)).slice(0, NEIGHBOURS)),
    best: bestOf(entries, ownId),
    total,
    ...formatOf(page),
  };
}

function bestOf(entries: readonly LeaderboardEntry[], ownId: string | undefined): number | null {
  return entries.find(({ userId }) => userId === ownId)?.score ?? null;
}

function toPort({ rank, username, score, userId }: LeaderboardEntry, ownId: string | undefined): PortEntry {
  return { rank, name: username, score, own: userId === ownId };
}
