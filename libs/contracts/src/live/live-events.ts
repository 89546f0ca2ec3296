import type { DailyBoardTopic } from '../daily/daily-topic.js';
import type { ActivePlayersChanges, ActivePlayersShown } from '../activity/activity.schemas.js';
import type { CommentChanges, CommentCount } from '../comments/comments.schemas.js';
import type { LiveRun, LiveRunChanges, LiveRuns } from '../play/live-runs.schemas.js';
import type { RunReport } from '../play/run-report.js';
import type { LaunchFigures } from '../games/games.schemas.js';
import type { MeChanges, MeSnapshot } from '../profiles/profiles.schemas.js';
import type { GameChanges, MovingFigures } from '../games/game-figures.schemas.js';
import type { LeaderboardChanges, LeaderboardSnapshot } from '../scores/scores.schemas.js';
import type { StudioChanges, StudioSnapshot } from '../studio/calls.schemas.js';
import type { TrendingShown } from '../trending/trending.schemas.js';
import type { PatchRange } from './patch-range.js';
import type {
  ACTIVE_PLAYERS_TOPIC,
  CommentsTopic,
  GameTopic,
  LAUNCH_TOPIC,
  LeaderboardTopic,
  LiveRunsTopic,
  ME_TOPIC,
  RunTopic,
  StudioTopic,
  TRENDING_TOPIC,
} from './topics.js';
import type { WatchOptions } from './watch-options.js';

/** Rows of a board in a snapshot by default (docs/live-protocol.md, section 1). */
export const BOARD_WINDOW = 100;

interface Shape<Snapshot, Changes> {
  snapshot: Snapshot;
  changes: Changes;
}

/** Snapshot and changes of each topic. */
type TopicShapes = Record<LeaderboardTopic, Shape<LeaderboardSnapshot, LeaderboardChanges>> &
  Record<DailyBoardTopic, Shape<LeaderboardSnapshot, LeaderboardChanges>> &
  Record<GameTopic, Shape<MovingFigures, GameChanges>> &
  Record<StudioTopic, Shape<StudioSnapshot, StudioChanges>> &
  Record<CommentsTopic, Shape<CommentCount, CommentChanges>> &
  Record<RunTopic, Shape<LiveRun, LiveRunChanges>> &
  Record<LiveRunsTopic, Shape<LiveRuns, LiveRuns>> &
  Record<typeof ACTIVE_PLAYERS_TOPIC, Shape<ActivePlayersShown, ActivePlayersChanges>> &
  Record<typeof TRENDING_TOPIC, Shape<TrendingShown, TrendingShown>> &
  Record<typeof LAUNCH_TOPIC, Shape<LaunchFigures, LaunchFigures>> &
  Record<typeof ME_TOPIC, Shape<MeSnapshot, MeChanges>>;

export type Topic = keyof TopicShapes;

export type Snapshot<T extends Topic> = TopicShapes[T]['snapshot'];
export type Changes<T extends Topic> = TopicShapes[T]['changes'];

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

/** `known`: the characters of the log that the server has; the next report goes on there while somebody watches. */
export type RunAck = { ok: true; sessionId: string; watching: number; known: number } | LiveRefusal;

/** How many watch the run of a play session, for the page that plays it. */
export interface RunWatchers {
  sessionId: string;
  watching: number;
}

/** Covers sequence numbers `from` to `to` (docs/live-protocol.md, section 3). */
export type Patch<T extends Topic = Topic> = { topic: T } & PatchRange & Changes<T>;

type AnswerWatch = (answer: WatchAck) => void;

export interface ClientToServerEvents {
  watch: (
    ...args: [topic: string, ack: AnswerWatch] | [topic: string, options: WatchOptions, ack: AnswerWatch]
  ) => void;
  unwatch: (topic: string, ack: (answer: UnwatchAck) => void) => void;
  run: (report: RunReport, ack: (answer: RunAck) => void) => void;
}

export interface ServerToClientEvents {
  patch: (patch: Patch) => void;
  reset: (reset: { topic: Topic }) => void;
  watchers: (watchers: RunWatchers) => void;
}
