/** The values that achievements are computed from. */
export interface AchievementFigures {
  /** The best single score in any game; 0 without a score. */
  bestScore: number;
  /** Distinct games with a score. */
  gamesPlayed: number;
}

export const ACHIEVEMENT_KEYS = ['first_game', 'score_master', 'game_explorer', 'achievement_hunter'] as const;
export type AchievementKey = (typeof ACHIEVEMENT_KEYS)[number];

export const ACHIEVEMENT_ICONS = ['trophy', 'star', 'target', 'award', 'gamepad'] as const;
export type AchievementIcon = (typeof ACHIEVEMENT_ICONS)[number];

export interface AchievementRule {
  key: AchievementKey;
  title: string;
  description: string;
  icon: AchievementIcon;
  /** The value that completes it. */
  goal: number;
  /** Credits that a player has for it. */
  credits: number;
}

/** Credits for an achievement of a single game. */
export const GAME_ACHIEVEMENT_CREDITS = 10;

/** The reason of credits: `achievement:first_game`, or `game_achievement:7:first-gem` for an achievement of game 7. */
export function creditReason(key: string, gameId: number | null): string {
  return gameId === null ? `achievement:${key}` : `game_achievement:${gameId}:${key}`;
}

/** All achievements in display order (docs/product.md, section 4); the last one depends on the others. */
export const ACHIEVEMENTS: readonly AchievementRule[] = [
  {
    key: 'first_game',
    title: 'First Game',
    description: 'Send your first score',
    icon: 'gamepad',
    goal: 1,
    credits: 10,
  },
  {
    key: 'score_master',
    title: 'Score Master',
    description: 'Reach 1000 points in a single score',
    icon: 'trophy',
    goal: 1000,
    credits: 50,
  },
  {
    key: 'game_explorer',
    title: 'Game Explorer',
    description: 'Play 5 different games',
    icon: 'target',
    goal: 5,
    credits: 30,
  },
  {
    key: 'achievement_hunter',
    title: 'Achievement Hunter',
    description: 'Unlock 3 achievements',
    icon: 'award',
    goal: 3,
    credits: 100,
  },
];

export interface AchievementState {
  key: AchievementKey;
  /** 0 to 100, rounded down: 100 only when the goal is reached. */
  progress: number;
}

/** The progress of all achievements of a player. Rising figures never lower a progress. */
export function achievementsOf({ bestScore, gamesPlayed }: AchievementFigures): AchievementState[] {
  const first = [
    share('first_game', gamesPlayed > 0 ? 1 : 0),
    share('score_master', bestScore),
    share('game_explorer', gamesPlayed),
  ];
  return [...first, share('achievement_hunter', first.filter(({ progress }) => progress === 100).length)];
}

/**
 * Merges changed achievements into a list, in the order of the rules. Events report rising progress only, so late or
 * repeated ones change nothing; after a removed score the list is reloaded.
 */
export function mergeAchievements<T extends AchievementState>(held: readonly T[], moved: readonly T[]): T[] {
  const byKey = new Map(held.map((achievement) => [achievement.key, achievement]));
  for (const achievement of moved) {
    const known = byKey.get(achievement.key);
    if (!known || known.progress <= achievement.progress) byKey.set(achievement.key, achievement);
  }
  return ACHIEVEMENTS.flatMap(({ key }) => byKey.get(key) ?? []);
}

function share(key: AchievementKey, reached: number): AchievementState {
  const { goal } = achievementRule(key);
  return { key, progress: Math.floor((Math.min(Math.max(reached, 0), goal) * 100) / goal) };
}

export function achievementRule(key: AchievementKey): AchievementRule {
  const rule = ACHIEVEMENTS.find((candidate) => candidate.key === key);
  if (!rule) throw new Error(`there is no achievement ${key}`);
  return rule;
}
