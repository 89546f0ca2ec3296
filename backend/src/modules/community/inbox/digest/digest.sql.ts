import type { AchievementKey } from '@gamegeek/rules/achievements.js';
import type { DigestFigures } from './digest-figures.js';

/** Games whose places are remembered, those with the best scores first. */
const GAMES = 20;
/** A place is counted this far down: beyond it nobody minds. */
const COUNTED = 1_000;
const LAST_WEEK = `created_at > now() - interval '7 days'`;

export const TRENDING = `
  SELECT name AS game, active_players AS players FROM games
  WHERE active AND active_players > 0 ORDER BY active_players DESC, growth_percentage DESC, id LIMIT 3`;

/** Three times the user. What they do not want to hear of has never become a notice. */
export const GATHER = `
  SELECT coalesce(i.places, '{}') AS before, coalesce(now_at.places, '[]') AS now,
         coalesce(told.overtaken, '{}') AS overtaken, coalesce(told.achievements, '{}') AS achievements,
         coalesce(told.comments, 0)::integer AS comments, coalesce(told.results, '[]') AS results
  FROM (SELECT ?::uuid AS id) u
  LEFT JOIN inboxes i ON i.user_id = u.id
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('id', g.id, 'game', g.name, 'rank', ahead.count + 1)) AS places
    FROM (SELECT game_id, score FROM personal_bests WHERE user_id = ?::uuid ORDER BY score DESC LIMIT ${GAMES}) b
    JOIN games g ON g.id = b.game_id AND g.active
    CROSS JOIN LATERAL (
      SELECT count(*) FROM (
        SELECT FROM personal_bests better WHERE better.game_id = b.game_id AND better.score > b.score LIMIT ${COUNTED}
      ) counted
    ) ahead
    WHERE ahead.count < ${COUNTED}
  ) now_at
  CROSS JOIN LATERAL (
    SELECT array_agg(DISTINCT g.name) FILTER (WHERE n.kind = 'overtaken' AND g.active) AS overtaken,
           array_agg(n.details ->> 'key') FILTER (WHERE n.kind = 'achievement') AS achievements,
           count(*) FILTER (WHERE n.kind IN ('comment', 'mention')) AS comments,
           jsonb_agg(jsonb_build_object('game', g.name, 'week', n.details ->> 'week', 'place', n.details -> 'place',
             'score', n.details -> 'score') ORDER BY n.id DESC) FILTER (WHERE n.kind = 'weekly_result') AS results
    FROM notices n LEFT JOIN games g ON g.id = n.game_id
    WHERE n.user_id = ?::uuid AND n.${LAST_WEEK}
  ) told`;

export interface GatheredRow {
  /** Rank by game, as it was at the last digest. */
  before: Record<string, number>;
  now: { id: number; game: string; rank: number }[];
  overtaken: string[];
  achievements: AchievementKey[];
  comments: number;
  results: DigestFigures['results'];
}

/** What is remembered for the next digest, and what has changed since the last one, the largest change first. */
export function placesOf({ before, now }: Pick<GatheredRow, 'before' | 'now'>): {
  remembered: Record<string, number>;
  changed: DigestFigures['places'];
} {
  const changed = now.flatMap(({ id, game, rank }) => {
    const was = before[id];
    return was === undefined || was === rank ? [] : [{ game, before: was, after: rank }];
  });
  return {
    remembered: Object.fromEntries(now.map(({ id, rank }) => [id, rank])),
    changed: changed.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)),
  };
}
