import type { ModelTraction, VersionTraction } from '@gamegeek/contracts/models/traction.schemas.js';

export const WEEKS = [
  ...['2026-08-31', '2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28', '2026-10-05'],
  ...['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
];

/** A version with one game and scores from the first week on; each player sends two. */
export function versionTraction(
  id: number,
  version: string,
  scores: number[],
  changes: Partial<VersionTraction> = {},
): VersionTraction {
  const weekly = WEEKS.map((week, place) => {
    const count = scores[place] ?? 0;
    const rated = { average_rating: null, total_ratings: 0 };
    return { week, games: count > 0 ? 1 : 0, players: Math.ceil(count / 2), scores: count, ...rated };
  });
  return {
    id,
    version,
    games: 1,
    players: Math.max(...weekly.map(({ players }) => players)),
    scores: weekly.reduce((sum, week) => sum + week.scores, 0),
    average_rating: null,
    total_ratings: 0,
    weekly,
    ...changes,
  };
}

/** The server's answer for these versions; no player has played two of them. */
export function modelTraction(versions: VersionTraction[]): ModelTraction {
  const totalOf = (name: 'games' | 'players' | 'scores' | 'total_ratings') =>
    versions.reduce((sum, version) => sum + version[name], 0);
  return {
    weeks: WEEKS,
    versions,
    totals: {
      games: totalOf('games'),
      players: totalOf('players'),
      scores: totalOf('scores'),
      total_ratings: totalOf('total_ratings'),
    },
  };
}
