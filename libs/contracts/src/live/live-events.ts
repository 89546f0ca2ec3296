import type { ActivePlayersChanges, ActivePlayersShown } from '../activity/activity.schemas.js';
import type { CommentChanges, CommentCount } from '../comments/comments.schemas.js';
import type { LaunchFigures } from '../games/games.schemas.js';
import type { MeChanges, MeSnapshot } from '../profiles/profiles.schemas.js';
import type { GameChanges, MovingFigures } from '../games/game-figures.schemas.js';
import type { LeaderboardChanges, LeaderboardSnapshot } from '../scores/scores.schemas.js';
import type { TrendingShown } from '../trending/trending.schemas.js';
import type { PatchRange } from './patch-range.js';
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
    ? { snapshot: MovingFigures; changes: GameChanges }
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
export type Patch<T extends Topic = Topic> = { topic: T } & PatchRange & Changes<T>;

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
