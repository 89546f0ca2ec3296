import type {
  CreditEntry,
  Credits,
  DataExport,
  Login,
  OpenSession,
  OwnUser,
  RecoveryCodes,
  TotpSetup,
  TotpStatus,
} from '@gamegeek/contracts/auth/auth.types.js';
import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { MeChanges } from '@gamegeek/contracts/live/live-events.js';
import type { Championship, Championships } from '@gamegeek/contracts/scores/weeks.types.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type {
  Achievement,
  GameAchievement,
  OwnScore,
  PlayedGame,
  ProfileBest,
  ProfileStats,
} from '@gamegeek/contracts/profiles/profiles.types.js';
import { ACHIEVEMENTS } from '@gamegeek/rules/achievements.js';
import {
  isBoolean,
  isNumber,
  isString,
  listOf,
  nullable,
  oneOf,
  optional,
  shape,
  type Guard,
} from '../../shared/api/shape.js';
import { isInboxState } from '../../shared/inbox.guards.js';

const isProfileStats = shape<ProfileStats>({
  totalScore: isNumber,
  gamesPlayed: isNumber,
  credits: isNumber,
  level: isNumber,
  levelProgress: isNumber,
  rank: isString,
  achievementsCompleted: isNumber,
});

/** The fields of GET /api/user/profile that this page uses; others are in the session. */
export const isOwnStats = shape<{ stats: ProfileStats }>({ stats: isProfileStats });

/** The fields that saving a profile can change. */
export type SavedProfile = Pick<OwnUser, 'username' | 'email' | 'email_verified' | 'pending_email' | 'updated_at'>;
export const isSavedProfile = shape<SavedProfile>({
  username: isString,
  email: isString,
  email_verified: isBoolean,
  pending_email: nullable(isString),
  updated_at: isString,
});

/** Unknown icons are shown as a trophy (docs/product.md, section 3), so any string is accepted. */
export interface ShownAchievement extends Omit<Achievement, 'icon'> {
  icon: string;
}

export const isAchievement = shape<ShownAchievement>({
  id: isNumber,
  user_id: isString,
  key: oneOf(ACHIEVEMENTS.map(({ key }) => key)),
  title: isString,
  description: isString,
  icon: isString,
  progress: isNumber,
  completed: isBoolean,
  completed_at: nullable(isString),
  credits: isNumber,
});

const isTranslated = shape<Record<Language, string>>({ en: isString, es: isString, fr: isString, de: isString });

export const isGameAchievement = shape<GameAchievement>({
  user_id: nullable(isString),
  game_id: isNumber,
  game_name: isString,
  key: isString,
  title: isTranslated,
  description: isTranslated,
  credits: isNumber,
  completed_at: nullable(isString),
});

export const isOwnScore = shape<OwnScore>({
  id: isNumber,
  gameId: isNumber,
  gameName: isString,
  score: isNumber,
  createdAt: isString,
});

export const isPlayedGame = shape<PlayedGame>({
  id: isNumber,
  name: isString,
  description: isString,
  image_url: nullable(isString),
  categories: listOf(oneOf(GAME_CATEGORIES)),
});

export const isCredits = shape<Credits>({
  credits: isNumber,
  entries: listOf(shape<CreditEntry>({ id: isNumber, amount: isNumber, reason: isString, created_at: isString })),
});

/** Events of the topic `me`. */
export interface MeEvents extends Omit<MeChanges, 'achievements'> {
  achievements?: ShownAchievement[];
  /** Whether there were events since the watch began. */
  patched?: boolean;
}

export const isMeEvents: Guard<MeEvents> = shape<{ [K in keyof Required<MeEvents>]: MeEvents[K] }>({
  stats: optional(isProfileStats),
  credits: optional(isNumber),
  achievements: optional(listOf(isAchievement)),
  gameAchievements: optional(listOf(isGameAchievement)),
  score: optional(
    shape<NonNullable<MeChanges['score']>>({ id: isNumber, gameId: isNumber, score: isNumber, createdAt: isString }),
  ),
  inbox: optional(isInboxState),
  patched: optional(isBoolean),
});

export const isOpenSession = shape<OpenSession>({
  id: isNumber,
  created_at: isString,
  last_seen_at: isString,
  ip: nullable(isString),
  user_agent: nullable(isString),
  current: isBoolean,
});

export const isLogin = shape<Login>({
  id: isNumber,
  created_at: isString,
  ip: nullable(isString),
  user_agent: nullable(isString),
});

export const isTotpStatus = shape<TotpStatus>({ enabled: isBoolean, recovery_codes_left: isNumber });
export const isTotpSetup = shape<TotpSetup>({ secret: isString, otpauth_url: isString, qr_svg: isString });
export const isRecoveryCodes = shape<RecoveryCodes>({ recovery_codes: listOf(isString) });

export const isDataExport = shape<DataExport>({
  status: oneOf(['none', 'preparing', 'ready']),
  requested_at: nullable(isString),
  ready_at: nullable(isString),
});

const isChampionshipTotals = shape<Championships['totals']>({ first: isNumber, second: isNumber, third: isNumber });

const isChampionship = shape<Championship>({
  week: isString,
  gameId: nullable(isNumber),
  gameName: nullable(isString),
  place: isNumber,
  score: isNumber,
});

export const isChampionships = shape<Championships>({
  totals: isChampionshipTotals,
  championships: listOf(isChampionship),
});

/** The fields of a listed game that cards show. */
export type MadeGame = Pick<Game, 'id' | 'name' | 'description' | 'image_url' | 'categories'>;

/** The fields of GET /api/users/{username} that this page shows. */
export interface Player {
  id: string;
  username: string;
  created_at: string;
  stats: ProfileStats;
  bests: ProfileBest[];
  achievements: ShownAchievement[];
  championships: Championship[];
  championshipTotals: Championships['totals'];
  games: MadeGame[];
}

export const isPlayer = shape<Player>({
  id: isString,
  username: isString,
  created_at: isString,
  stats: isProfileStats,
  bests: listOf(
    shape<ProfileBest>({
      gameId: isNumber,
      gameName: isString,
      score: isNumber,
      rank: nullable(isNumber),
      createdAt: isString,
    }),
  ),
  achievements: listOf(isAchievement),
  championships: listOf(isChampionship),
  championshipTotals: isChampionshipTotals,
  games: listOf(
    shape<MadeGame>({
      id: isNumber,
      name: isString,
      description: isString,
      image_url: nullable(isString),
      categories: listOf(oneOf(GAME_CATEGORIES)),
    }),
  ),
});
