import type { CreditEntry, Login, OpenSession } from '@gamegeek/contracts/auth/account.schemas.js';
import type {
  Achievement,
  GameAchievement,
  OwnScore,
  ProfileStats,
  PublicProfile,
} from '@gamegeek/contracts/profiles/profiles.schemas.js';
import type { PlayerRating } from '@gamegeek/contracts/scores/player-rating.schemas.js';
import { ACHIEVEMENTS, achievementRule, type AchievementKey } from '@gamegeek/rules/achievements.js';
import { ownUser } from './user.factory.js';

export function stats(changes: Partial<ProfileStats> = {}): ProfileStats {
  return {
    totalScore: 1_250,
    gamesPlayed: 3,
    credits: 10,
    level: 2,
    levelProgress: 40,
    rank: 'Apprentice',
    achievementsCompleted: 1,
    ...changes,
  };
}

/** An achievement of ada; its index in the rules is its id. */
export function achievement(key: AchievementKey, changes: Partial<Achievement> = {}): Achievement {
  const { title, description, icon, credits } = achievementRule(key);
  return {
    id: ACHIEVEMENTS.findIndex((rule) => rule.key === key) + 1,
    user_id: ownUser().id,
    key,
    title,
    description,
    icon,
    progress: 0,
    completed: false,
    completed_at: null,
    credits,
    ...changes,
  };
}

export const completed = { progress: 100, completed: true, completed_at: '2026-11-03T10:00:00.000Z' };

/** An achievement of a game that ada has completed. */
export function gameAchievement(key: string, changes: Partial<GameAchievement> = {}): GameAchievement {
  const texts = (text: string) => ({ en: `${text} (en)`, es: `${text} (es)`, fr: `${text} (fr)`, de: `${text} (de)` });
  return {
    user_id: ownUser().id,
    game_id: 9,
    game_name: 'Neon Snake',
    key,
    title: texts(key),
    description: texts(`How to get ${key}`),
    credits: 10,
    completed_at: completed.completed_at,
    ...changes,
  };
}

export function creditEntry(id: number, amount: number, reason: string, paid?: GameAchievement): CreditEntry {
  const ofGame = paid && { game_id: paid.game_id, game_name: paid.game_name, title: paid.title };
  return { id, amount, reason, game_achievement: ofGame ?? null, created_at: `2026-11-0${id}T10:00:00.000Z` };
}

export function ownScore(id: number, changes: Partial<OwnScore> = {}): OwnScore {
  return { id, gameId: 7, gameName: 'Hexfall', score: id * 100, createdAt: '2026-11-02T10:00:00.000Z', ...changes };
}

export function openSession(id: number, changes: Partial<OpenSession> = {}): OpenSession {
  return {
    id,
    created_at: '2026-11-01T10:00:00.000Z',
    last_seen_at: '2026-11-02T10:00:00.000Z',
    ip: '192.0.2.7',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    current: false,
    ...changes,
  };
}

export function login(id: number): Login {
  return { id, created_at: '2026-11-01T10:00:00.000Z', ip: '192.0.2.7', user_agent: 'curl/8.5.0' };
}

/** A rating with these points on the days from November 17, 2026. */
export function playerRating(points: number[]): PlayerRating {
  const days = points.map((value, index) => ({ day: `2026-11-${17 + index}`, rank: 9 - index, points: value }));
  return { rank: 3, points: points.at(-1) ?? 0, games: 9, days };
}

export function publicProfile(changes: Partial<PublicProfile> = {}): PublicProfile {
  return {
    id: '00000000-0000-4000-8000-00000000000b',
    username: 'Grace',
    created_at: '2026-10-05T10:00:00.000Z',
    followers: 0,
    stats: stats(),
    bests: [
      { gameId: 7, gameName: 'Hexfall', score: 900, scoreId: 41, rank: 1, createdAt: '2026-11-02T10:00:00.000Z' },
      { gameId: 8, gameName: '', score: 350, scoreId: 42, rank: null, createdAt: '2026-11-02T10:00:00.000Z' },
    ],
    achievements: [achievement('first_game', completed)],
    championships: [],
    championshipTotals: { first: 0, second: 0, third: 0 },
    games: [],
    ...changes,
  };
}
