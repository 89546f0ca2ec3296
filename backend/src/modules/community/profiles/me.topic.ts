import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  meChangesSchema,
  meSnapshotSchema,
  type MeChanges,
  type MeSnapshot,
} from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { ME_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { mergeAchievements } from '@gamegeek/rules/achievements.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import {
  TopicRegistry,
  type TopicDefinition,
  type TopicDescription,
  type Visitor,
} from '../../../core/live/topic-registry.service.js';
import { InboxRefresher } from '../inbox/inbox-refresher.service.js';
import { InboxRepository } from '../inbox/inbox.repository.js';
import { PlayerStatsRepository } from './player-stats.repository.js';
import { StatsRefresher } from './stats-refresher.service.js';
import { meRoom } from '../shared/me-room.js';

const DESCRIPTION: TopicDescription = {
  topic: 'me',
  summary: 'The signed-in user’s level, credits, achievements, bests and inbox.',
  signedIn: true,
  snapshot: meSnapshotSchema,
  changes: meChangesSchema,
};

type MeTopic = typeof ME_TOPIC;

/** `me`: the signed-in user's own scores, stats, achievements and inbox. */
@Injectable()
export class MeTopicDefinition implements TopicDefinition<MeTopic>, OnModuleInit {
  readonly name = 'me';
  readonly described = DESCRIPTION;

  constructor(
    private readonly registry: TopicRegistry,
    private readonly live: LiveTopics,
    private readonly events: EventStream,
    private readonly stats: StatsRefresher,
    private readonly inboxes: InboxRefresher,
    private readonly inbox: InboxRepository,
    private readonly playerStats: PlayerStatsRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
    this.stats.onRefresh((userId, stats) => this.change(userId, { stats, credits: stats.credits }));
    this.inboxes.onRefresh((userId, inbox) => this.change(userId, { inbox }));
    this.events.on('inbox.changed', ({ payload }) => {
      for (const userId of payload.userIds) if (this.isWatched(userId)) this.inboxes.refresh(userId);
    });
    this.events.on('scores.accepted', ({ payload }) => {
      for (const { userId, scoreId: id, gameId, score, achievedAt: createdAt } of payload.bests) {
        this.change(userId, { score: { id, gameId, score, createdAt } });
      }
    });
    this.events.on('achievements.changed', ({ payload }) => {
      for (const { userId, achievements } of payload.players) {
        this.change(userId, { achievements });
        this.refreshStats(userId);
      }
    });
    this.events.on('unlocks.added', ({ payload }) => {
      for (const { userId, achievements } of payload.players) {
        this.change(userId, { gameAchievements: achievements });
        this.refreshStats(userId);
      }
    });
    // Patches only add; after a removal, clients load lists, stats and achievements again.
    this.events.on('scores.removed', ({ payload: { userId } }) => this.reset(userId));
    this.events.on('achievements.lowered', ({ payload: { userIds } }) => {
      for (const userId of userIds) this.reset(userId);
    });
    this.events.on('totals.lowered', ({ payload: { userId } }) => this.refreshStats(userId));
    this.events.on('totals.changed', ({ payload }) => {
      for (const { userId } of payload.totals) this.refreshStats(userId);
    });
  }

  parse(text: string): MeTopic | undefined {
    return text === ME_TOPIC ? ME_TOPIC : undefined;
  }

  refuse(_topic: MeTopic, { userId }: Visitor) {
    return userId === undefined ? { code: 'forbidden' as const, message: 'Please log in.' } : undefined;
  }

  room(_topic: MeTopic, { userId = '' }: Visitor): string {
    return meRoom(userId);
  }

  async snapshot(_topic: MeTopic, { userId = '' }: Visitor): Promise<MeSnapshot> {
    const [inbox, figures] = await Promise.all([this.inbox.state(userId), this.playerStats.of([userId])]);
    const stats = figures.get(userId);
    return { inbox, ...(stats && { stats }) };
  }

  merge(earlier: MeChanges, later: MeChanges): MeChanges {
    const merged = { ...earlier, ...later };
    if (earlier.achievements && later.achievements)
      merged.achievements = mergeAchievements(earlier.achievements, later.achievements);
    if (earlier.gameAchievements && later.gameAchievements)
      merged.gameAchievements = [...earlier.gameAchievements, ...later.gameAchievements];
    return merged;
  }

  private change(userId: string, changes: MeChanges): void {
    if (this.isWatched(userId)) this.live.change(this, ME_TOPIC, changes, meRoom(userId));
  }

  private reset(userId: string): void {
    if (!this.isWatched(userId)) return;
    this.live.dropAndReset(ME_TOPIC, meRoom(userId));
    this.stats.refresh(userId);
  }

  private refreshStats(userId: string): void {
    if (this.isWatched(userId)) this.stats.refresh(userId);
  }

  /** Whether this user has an open page on this node. */
  private isWatched(userId: string): boolean {
    return this.live.isWatched(meRoom(userId));
  }
}
