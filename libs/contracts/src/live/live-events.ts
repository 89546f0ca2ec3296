import type { ActivePlayersChanges, ActivePlayersShown } from '../activity/active-players.types.js';
import type { CommentChanges, CommentCount } from '../comments/comments.types.js';
import type { RatingFigures } from '../ratings/ratings.types.js';
import type { TrendingShown } from '../trending/trending.types.js';
import type { LeaderboardEntry } from '../scores/scores.types.js';
import type { InboxState } from '../inbox/inbox.types.js';
import type { Achievement, GameAchievement, OwnScore, ProfileStats } from '../users/users.types.js';
import type {
  ACTIVE_PLAYERS_TOPIC,
  CommentsTopic,
  GameTopic,
  LAUNCH_TOPIC,
  LeaderboardTopic,
  ME_TOPIC,
  TRENDING_TOPIC,
} from './topics.js';
import type { WatchOptions } from './watch-options.js';

/** The first rows of a board that a watcher holds unless it asks for fewer, and that patches keep true (CONTRACT section 5). */
export const BOARD_WINDOW = 100;

export interface LeaderboardSnapshot {
  entries: LeaderboardEntry[];
  total: number;
  watching: number;
}

/** One entry a player, the newest state. Whoever watches sorts and ranks by `rankEntries` of libs/rules. */
export interface LeaderboardChanges {
  upserts: LeaderboardEntry[];
  total: number;
  watching: number;
}

export interface GameFigures {
  average_rating: number;
  total_ratings: number;
  player_count: number;
  /** Different players who scored in the last five minutes. */
  playing_now: number;
  watching: number;
}

/** Everything that moves of a game; merged by `mergeGameFigures` of libs/rules. */
export type MovingFigures = GameFigures & RatingFigures;

/** What the signed-in user's open pages hear of (CONTRACT section 5). */
export interface MeChanges {
  stats?: ProfileStats;
  credits?: number;
  /** Achievements whose progress has moved; clients merge them by `mergeAchievements` of libs/rules. */
  achievements?: Achievement[];
  /** Achievements of single games that were just completed. */
  gameAchievements?: GameAchievement[];
  /** The newest score of this user that raised a best, a moment after it was taken. */
  score?: Pick<OwnScore, 'id' | 'gameId' | 'score' | 'createdAt'>;
  /** How the inbox stands, after something came, was read or went. */
  inbox?: InboxState;
}

/** `stats` shows whether what was read a moment before the watch began still holds. */
export type MeSnapshot = Required<Pick<MeChanges, 'inbox'>> & Pick<MeChanges, 'stats'>;

/** How the launch promotion stands. */
export interface LaunchFigures {
  places_left: number;
}

export type Topic =
  | LeaderboardTopic
  | GameTopic
  | CommentsTopic
  | typeof ACTIVE_PLAYERS_TOPIC
  | typeof TRENDING_TOPIC
  | typeof LAUNCH_TOPIC
  | typeof ME_TOPIC;

/** What each topic answers to `watch` and sends afterwards. A new topic is a new line here. */
type TopicShape<T extends Topic> = T extends LeaderboardTopic
  ? { snapshot: LeaderboardSnapshot; changes: LeaderboardChanges }
  : T extends GameTopic
    ? { snapshot: MovingFigures; changes: Partial<MovingFigures> }
    : T extends CommentsTopic
      ? { snapshot: CommentCount; changes: CommentChanges }
      : T extends typeof ACTIVE_PLAYERS_TOPIC
        ? { snapshot: ActivePlayersShown; changes: ActivePlayersChanges }
        : T extends typeof TRENDING_TOPIC
          ? { snapshot: TrendingShown; changes: TrendingShown }
          : T extends typeof LAUNCH_TOPIC
            ? { snapshot: LaunchFigures; changes: LaunchFigures }
            : { snapshot: MeSnapshot; changes: MeChanges };

export type Snapshot<T extends Topic> = TopicShape<T>['snapshot'];
export type Changes<T extends Topic> = TopicShape<T>['changes'];

export const LIVE_ERROR_CODES = [
  'bad_request',
  'unknown_topic',
  'forbidden',
  'too_many_topics',
  'too_large',
  'rate_limited',
  'unavailable',
] as const;
export type LiveErrorCode = (typeof LIVE_ERROR_CODES)[number];

export interface LiveRefusal {
  ok: false;
  code: LiveErrorCode;
  message: string;
}

export type WatchAck<T extends Topic = Topic> =
  | { ok: true; topic: T; seq: number; snapshot: Snapshot<T> }
  | LiveRefusal;
export type UnwatchAck = { ok: true } | LiveRefusal;

/** Covers the sequence numbers from…to; applied when `from ≤ seq + 1`, ignored when `to ≤ seq`. */
export type Patch<T extends Topic = Topic> = { topic: T; from: number; to: number } & Changes<T>;

type AnswerWatch = (answer: WatchAck) => void;

export interface ClientToServerEvents {
  watch: (
    ...args: [topic: string, ack: AnswerWatch] | [topic: string, options: WatchOptions, ack: AnswerWatch]
  ) => void;
  unwatch: (topic: string, ack: (answer: UnwatchAck) => void) => void;
}

export interface ServerToClientEvents {
  patch: (patch: Patch) => void;
  reset: (reset: { topic: Topic }) => void;
}
