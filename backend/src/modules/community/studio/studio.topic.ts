import type { OnApplicationBootstrap, OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { parseStudioTopic, studioTopic, type StudioTopic } from '@gamegeek/contracts/live/topics.js';
import {
  studioChangesSchema,
  studioSchema,
  type StudioChanges,
  type StudioSnapshot,
} from '@gamegeek/contracts/studio/calls.schemas.js';
import { mergeStudio, newestCalls } from '@gamegeek/rules/calls.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import { TopicFamily } from '../../../core/live/topic-family.decorator.js';
import type { Refusal, TopicDefinition, TopicDescription, Visitor } from '../../../core/live/topic-registry.service.js';
import { CallLogRepository } from '../../games/calls/call-log.repository.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { PlayingNowService } from '../activity/playing-now.service.js';
import { SharedSnapshot } from '../shared/shared-snapshot.js';

/** Watched games are read this often, in milliseconds. */
const INTERVAL = 1_000;

const DESCRIPTION: TopicDescription = {
  topic: 'studio:{id}',
  summary: 'The last 200 requests of a game with their answers, for its makers and admins.',
  signedIn: true,
  snapshot: studioSchema,
  changes: studioChangesSchema,
};

interface Loaded {
  shown: StudioSnapshot;
  /** The newest stored entry. */
  newest: string | undefined;
  /** The calls that the last load has added. */
  added: StudioSnapshot['calls'];
  /** The day of the counts. */
  day: string;
}

/** `studio:{id}`: the call log of a game. Every node reads what all of them store in Redis, while somebody watches. */
@TopicFamily()
export class StudioTopicDefinition
  implements TopicDefinition<StudioTopic>, OnModuleInit, OnApplicationBootstrap, OnModuleDestroy
{
  readonly name = 'studio';
  readonly described = DESCRIPTION;
  private readonly states = new Map<number, SharedSnapshot<Loaded>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly live: LiveTopics,
    private readonly log: CallLogRepository,
    private readonly games: GameDirectory,
    private readonly playing: PlayingNowService,
  ) {}

  onModuleInit(): void {
    this.games.onChange((gameId) => void this.live.recheck(studioTopic(gameId)));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.refreshWatched(), INTERVAL).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  parse(text: string): StudioTopic | undefined {
    const gameId = parseStudioTopic(text);
    return gameId === undefined ? undefined : studioTopic(gameId);
  }

  async refuse(topic: StudioTopic, visitor: Visitor): Promise<Refusal | undefined> {
    const gameId = parseStudioTopic(topic) ?? 0;
    const refusal = await this.games.refuseWatch(gameId, visitor);
    if (refusal || visitor.isAdmin || (await this.games.isMadeBy(gameId, visitor.userId))) return refusal;
    return { code: 'forbidden', message: 'Only the makers of this game may watch this.' };
  }

  /** Read anew: another node may have shown more than this one has read. */
  async snapshot(topic: StudioTopic): Promise<StudioSnapshot> {
    return (await this.stateOf(parseStudioTopic(topic) ?? 0).refresh()).shown;
  }

  merge(earlier: StudioChanges, later: StudioChanges): StudioChanges {
    return mergeStudio(earlier, later);
  }

  private stateOf(gameId: number): SharedSnapshot<Loaded> {
    const known = this.states.get(gameId);
    if (known) return known;
    const state: SharedSnapshot<Loaded> = new SharedSnapshot({
      load: () => this.load(gameId, state.peek()),
      onChange: (before, now) => this.publish(gameId, before, now),
    });
    this.states.set(gameId, state);
    return state;
  }

  private refreshWatched(): void {
    for (const [gameId, state] of this.states) {
      // The next refresh covers a failed one.
      if (this.live.isWatched(studioTopic(gameId))) state.refresh().catch(() => undefined);
      else this.states.delete(gameId);
    }
  }

  private async load(gameId: number, before: Loaded | undefined): Promise<Loaded> {
    const day = new Date().toISOString().slice(0, 10);
    const entries = await this.log.entries(gameId);
    const known = before?.newest === undefined ? -1 : entries.indexOf(before.newest);
    const added = await this.log.present(known < 0 ? entries : entries.slice(0, known));
    const areCountsOld = before?.day !== day || added.some(({ refusal }) => refusal !== null);
    const shown = {
      calls: newestCalls(added, before?.shown.calls ?? []),
      playing: await this.playing.in(gameId),
      refused: !before || areCountsOld ? await this.log.refusedToday(gameId) : before.shown.refused,
    };
    return { shown, newest: entries[0], added, day };
  }

  private publish(gameId: number, { shown: before }: Loaded, { shown: now, added }: Loaded): void {
    const changes: StudioChanges = {
      ...(added.length > 0 && { calls: added }),
      ...(now.playing !== before.playing && { playing: now.playing }),
      ...(now.refused !== before.refused && { refused: now.refused }),
    };
    if (Object.keys(changes).length > 0) this.live.change(this, studioTopic(gameId), changes);
  }
}
