import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { RunTopic } from '@gamegeek/contracts/live/topics.js';
import { parseRunTopic, runTopic } from '@gamegeek/contracts/live/run-topics.js';
import {
  liveRunChangesSchema,
  liveRunSchema,
  type LiveRun,
  type LiveRunChanges,
} from '@gamegeek/contracts/play/live-runs.schemas.js';
import { mergeRunChanges } from '@gamegeek/rules/live/live-runs.js';
import { LIVE_RUN_LIMITS } from '../../../config/limits.js';
import type { StreamedEvent } from '../../../core/events/event-stream.service.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import { TopicFamily } from '../../../core/live/topic-family.decorator.js';
import type { Refusal, TopicDefinition, TopicDescription, Visitor } from '../../../core/live/topic-registry.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { LiveRunsStore } from './live-runs.store.js';
import './live-runs.events.js';

/** A run of which no report comes any more is left by its watchers after this time at most, in milliseconds. */
const CHECK_EVERY = 5_000;

const DESCRIPTION: TopicDescription = {
  topic: 'run:{session}',
  summary: 'The run that is being played in a play session of an arcade game: seed and inputs, from which it is shown.',
  snapshot: liveRunSchema,
  changes: liveRunChangesSchema,
};

const noRun: Refusal = { code: 'unknown_topic', message: 'There is no such run to watch.' };

/** `run:{sessionId}`: a run while it is played. */
@TopicFamily()
export class RunTopicDefinition implements TopicDefinition<RunTopic>, OnApplicationBootstrap, OnModuleDestroy {
  readonly name = 'run';
  readonly described = DESCRIPTION;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly live: LiveTopics,
    private readonly store: LiveRunsStore,
    private readonly games: GameDirectory,
  ) {}

  onApplicationBootstrap(): void {
    // The next check covers a failed one.
    this.timer = setInterval(() => void this.leaveGone().catch(() => undefined), CHECK_EVERY).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  @OnEvent('runs.moved')
  onRunMoved({ payload: { sessionId, changes } }: StreamedEvent<'runs.moved'>): void {
    const topic = runTopic(sessionId);
    if (this.live.isWatched(topic)) this.live.change(this, topic, changes);
  }

  @OnEvent('runs.replaced')
  onRunReplaced({ payload: { sessionId } }: StreamedEvent<'runs.replaced'>): void {
    const topic = runTopic(sessionId);
    if (!this.live.isWatched(topic)) return;
    this.live.dropAndReset(topic);
    void this.live.recheck(topic);
  }

  parse(text: string): RunTopic | undefined {
    const sessionId = parseRunTopic(text);
    return sessionId === undefined ? undefined : runTopic(sessionId);
  }

  get watchers(): number {
    return LIVE_RUN_LIMITS.watchers;
  }

  async refuse(topic: RunTopic, visitor: Visitor): Promise<Refusal | undefined> {
    const run = await this.store.factsOf(sessionOf(topic));
    return run ? this.games.refuseWatch(run.gameId, visitor) : noRun;
  }

  async snapshot(topic: RunTopic): Promise<LiveRun> {
    const run = await this.store.read(sessionOf(topic));
    if (!run) throw new Error('the run has ended while it was read');
    return { ...run, watching: this.live.watching(topic) };
  }

  merge(earlier: LiveRunChanges, later: LiveRunChanges): LiveRunChanges {
    return mergeRunChanges(earlier, later);
  }

  watching(_topic: RunTopic, watching: number): LiveRunChanges {
    return { watching };
  }

  private async leaveGone(): Promise<void> {
    for (const text of this.live.watchedTopics()) {
      const topic = this.parse(text);
      if (topic && !(await this.store.factsOf(sessionOf(topic)))) await this.live.recheck(topic);
    }
  }
}

const sessionOf = (topic: RunTopic): string => parseRunTopic(topic) ?? '';
