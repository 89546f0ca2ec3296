import type { ActivePlayersChanges, ActivePlayersShown } from '../activity/active-players.types.js';
import type { CommentChanges, CommentCount } from '../comments/comments.types.js';
import type { RatingFigures } from '../ratings/ratings.types.js';
import type { TrendingShown } from '../trending/trending.types.js';
import type { LeaderboardEntry } from '../scores/scores.types.js';
import type { InboxState } from '../inbox/inbox.types.js';
import type { Achievement, GameAchievement, OwnScore, ProfileStats } from '../profiles/profiles.types.js';
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

/** Rows of a board in a snapshot by default (docs/live-protocol.md, section 1). */
export const BOARD_WINDOW = 100;

export interface LeaderboardSnapshot {
  entries: LeaderboardEntry[];
  total: number;
  watching: number;
}

/** The newest state of each changed player. Watchers sort and rank with `rankEntries` of libs/rules. */
export interface LeaderboardChanges {
  upserts: LeaderboardEntry[];
  total: number;
  watching: number;
}

export interface GameFigures {
  average_rating: number;
  total_ratings: number;
  player_count: number;
  /** Distinct players who scored in the last five minutes. */
  playing_now: number;
  watching: number;
}

/** The live values of a game; merged by `mergeGameFigures` of libs/rules. */
export type MovingFigures = GameFigures & RatingFigures;

/** Changes for the signed-in user (docs/live-protocol.md, section 2). */
export interface MeChanges {
  stats?: ProfileStats;
  credits?: number;
  /** Achievements with new progress; clients merge them with `mergeAchievements` of libs/rules. */
  achievements?: Achievement[];
  /** Newly completed achievements of single games. */
  gameAchievements?: GameAchievement[];
  /** The newest score of this user that raised a best. */
  score?: Pick<OwnScore, 'id' | 'gameId' | 'score' | 'createdAt'>;
  /** The inbox, after it has changed. */
  inbox?: InboxState;
}

/** `stats` lets the client detect changes since its last request. */
export type MeSnapshot = Required<Pick<MeChanges, 'inbox'>> & Pick<MeChanges, 'stats'>;

/** State of the launch promotion. */
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

/** Snapshot and changes of each topic. */
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

/** Covers sequence numbers `from` to `to` (docs/live-protocol.md, section 3). */
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
