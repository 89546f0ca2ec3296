import type { LiveRunsTopic } from '@gamegeek/contracts/live/topics.js';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { LIVE_RUNS_TOPIC, runTopic } from '@gamegeek/contracts/live/run-topics.js';
import {
  LIVE_RUNS,
  liveRunsSchema,
  type ListedRun,
  type LiveRuns,
} from '@gamegeek/contracts/play/live-runs.schemas.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import { TopicFamily } from '../../../core/live/topic-family.decorator.js';
import type { TopicDefinition, TopicDescription } from '../../../core/live/topic-registry.service.js';
import { LeaderboardService } from '../../scores/boards/leaderboard.service.js';
import { TopRowsCache } from '../../scores/boards/top-rows.cache.js';
import { LiveRunsRepository } from './live-runs.repository.js';
import { LiveRunsStore, type RunFacts } from './live-runs.store.js';

/** While it is watched, the list is read this often, in milliseconds, and the best recording less often. */
const INTERVAL = 2_000;
const RECORDING_EVERY = 30_000;
/** Of so many runs it is found out which are the best. */
const COMPARED = 200;

const DESCRIPTION: TopicDescription = {
  topic: LIVE_RUNS_TOPIC,
  summary: 'Who plays a game of the arcade now and may be watched, and what can be watched when nobody does.',
  snapshot: liveRunsSchema,
  changes: liveRunsSchema,
};

/** How good a run is so far. */
interface Standing {
  score: number;
  /** The rank that its score would have now. */
  rank: number;
  /** Of the best score of the game. */
  share: number;
}

/** `runs:live`: every node reads what all of them have in Redis, while somebody watches. */
@TopicFamily()
export class LiveRunsTopicDefinition
  implements TopicDefinition<LiveRunsTopic>, OnApplicationBootstrap, OnModuleDestroy
{
  readonly name = 'runs';
  readonly described = DESCRIPTION;
  private current: LiveRuns | undefined;
  private standings = new Map<string, Standing>();
  private replay: LiveRuns['replay'] = null;
  private replayReadAt = -Infinity;
  private loading: Promise<unknown> = Promise.resolve();
  private next: Promise<LiveRuns> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly live: LiveTopics,
    private readonly store: LiveRunsStore,
    private readonly repository: LiveRunsRepository,
    private readonly boards: LeaderboardService,
    private readonly topRows: TopRowsCache,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      // The next refresh covers a failed one.
      if (this.live.isWatched(LIVE_RUNS_TOPIC)) this.refresh().catch(() => undefined);
      else this.current = undefined;
    }, INTERVAL).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.loading;
  }

  parse(text: string): LiveRunsTopic | undefined {
    return text === LIVE_RUNS_TOPIC ? LIVE_RUNS_TOPIC : undefined;
  }

  async snapshot(): Promise<LiveRuns> {
    return this.current ?? this.refresh();
  }

  merge(_earlier: LiveRuns, later: LiveRuns): LiveRuns {
    return later;
  }

  /** One after the other, so that the state of one is not replaced by an older one. */
  private refresh(): Promise<LiveRuns> {
    this.next ??= this.loading.then(async () => {
      this.next = undefined;
      const loading = this.load();
      this.loading = loading.catch(() => undefined);
      const now = await loading;
      const before = this.current;
      this.current = now;
      if (before && JSON.stringify(before) !== JSON.stringify(now)) this.live.change(this, LIVE_RUNS_TOPIC, now);
      return now;
    });
    return this.next;
  }

  private async load(): Promise<LiveRuns> {
    const stored = [...(await this.store.list())].slice(0, COMPARED);
    const standings = new Map<string, Standing>();
    for (const [sessionId, facts] of stored) standings.set(sessionId, await this.standingOf(sessionId, facts));
    this.standings = standings;
    const runs = stored
      .map(([sessionId, facts]) => ({ run: this.present(sessionId, facts), standing: standings.get(sessionId) }))
      .sort((a, b) => compare(a, b) || b.run.watching - a.run.watching)
      .map(({ run }) => run);
    return { runs: runs.slice(0, LIVE_RUNS), replay: await this.bestRecording() };
  }

  private present(sessionId: string, { gameId, gameName, player, state, score }: RunFacts): ListedRun {
    return { sessionId, gameId, gameName, player, state, score, watching: this.live.watching(runTopic(sessionId)) };
  }

  private async standingOf(sessionId: string, { gameId, score }: RunFacts): Promise<Standing> {
    const known = this.standings.get(sessionId);
    if (known?.score === score) return known;
    const { entries } = await this.topRows.get({ board: gameId, period: 'all' });
    const best = entries[0]?.score ?? 0;
    return { score, rank: await this.boards.rankOf(gameId, score), share: score / Math.max(best, 1) };
  }

  private async bestRecording(): Promise<LiveRuns['replay']> {
    const now = performance.now();
    if (now > this.replayReadAt + RECORDING_EVERY) {
      this.replay = await this.repository.bestRecording();
      this.replayReadAt = now;
    }
    return this.replay;
  }
}

interface Compared {
  run: ListedRun;
  standing: Standing | undefined;
}

/** Runs that go on are before those that are paused or over. */
function compare(a: Compared, b: Compared): number {
  return (
    Number(b.run.state === 'playing') - Number(a.run.state === 'playing') ||
    (a.standing?.rank ?? Infinity) - (b.standing?.rank ?? Infinity) ||
    (b.standing?.share ?? 0) - (a.standing?.share ?? 0)
  );
}
