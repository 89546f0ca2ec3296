import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { AchievementKey } from '@gamegeek/rules/achievements.js';

/** A user's week, as reported by the digest. */
export interface DigestFigures {
  places: { game: string; before: number; after: number }[];
  /** Games in which others passed the user. */
  overtaken: string[];
  achievements: AchievementKey[];
  /** Achievements of single games. */
  gameAchievements: { game: string; title: Record<Language, string> }[];
  /** Comments on the user's games, and comments that mention the user. */
  comments: number;
  /** Weekly results; `game` is null on the global board. */
  results: { game: string | null; week: string; place: number; score: number; format?: BoardFormat | null }[];
  trending: { game: string; players: number }[];
}

/** The places of a user in their best games. */
export interface Places {
  /** Rank by game id, as of the last digest. */
  before: Record<string, number>;
  now: { id: number; game: string; rank: number }[];
}

/** Whether something happened that concerns the user; trending games alone are no reason to send a digest. */
export function isWorthSending({
  places,
  overtaken,
  achievements,
  gameAchievements,
  comments,
  results,
}: DigestFigures): boolean {
  const events = [places, overtaken, achievements, gameAchievements, results];
  return comments > 0 || events.some(({ length }) => length > 0);
}

/** Returns the ranks to store for the next digest, and the changes since the last one, largest first. */
export function comparePlaces({ before, now }: Places): {
  stored: Record<string, number>;
  changed: DigestFigures['places'];
} {
  const changed = now.flatMap(({ id, game, rank }) => {
    const was = before[id];
    return was === undefined || was === rank ? [] : [{ game, before: was, after: rank }];
  });
  return {
    stored: Object.fromEntries(now.map(({ id, rank }) => [id, rank])),
    changed: changed.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)),
  };
}
