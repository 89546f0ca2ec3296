import type { OnModuleInit } from '@nestjs/common';
import {
  meChangesSchema,
  meSnapshotSchema,
  type MeChanges,
  type MeSnapshot,
} from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { ME_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { mergeAchievements } from '@gamegeek/rules/achievements.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import type { StreamedEvent } from '../../../core/events/event-stream.service.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import type { TopicDefinition, TopicDescription, Visitor } from '../../../core/live/topic-registry.service.js';
import { Dailies } from '../../play/daily/dailies.service.js';
import { InboxRefresher } from '../inbox/inbox-refresher.service.js';
import { InboxRepository } from '../inbox/inbox.repository.js';
import { PlayerStatsRepository } from './player-stats.repository.js';
import { StatsRefresher } from './stats-refresher.service.js';
import { meRoom } from '../shared/me-room.js';
import { TopicFamily } from '../../../core/live/topic-family.decorator.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

const DESCRIPTION: TopicDescription = {
  topic: 'me',
  summary: 'The signed-in user’s level, credits, achievements, bests, inbox and streak of dailies.',
  signedIn: true,
  snapshot: meSnapshotSchema,
  changes: meChangesSchema,
};

type MeTopic = typeof ME_TOPIC;

/** `me`: the signed-in user's own scores, stats, achievements and inbox. */
@TopicFamily()
export class MeTopicDefinition implements TopicDefinition<MeTopic>, OnModuleInit {
  readonly name = 'me';
  readonly described = DESCRIPTION;
  /** Whose streak was shown on this day, and may end with it. */
  private readonly streaks = new Set<string>();

  constructor(
    private readonly clock: DatabaseClock,
    private readonly live: LiveTopics,
    private readonly stats: StatsRefresher,
    private readonly inboxes: InboxRefresher,
    private readonly inbox: InboxRepository,
    private readonly playerStats: PlayerStatsRepository,
    private readonly dailies: Dailies,
  ) {}

  onModuleInit(): void {
    this.stats.onRefresh((userId, stats) => this.change(userId, { stats, credits: stats.credits }));
    this.inboxes.onRefresh((userId, inbox) => this.change(userId, { inbox }));
    this.clock.onNewDay(() => this.resetStreaks());
  }

  @OnEvent('inbox.changed')
  onInboxChanged({ payload }: StreamedEvent<'inbox.changed'>): void {
    for (const userId of payload.userIds) if (this.isWatched(userId)) this.inboxes.refresh(userId);
  }

  @OnEvent('daily.finished')
  onDailyFinished({ payload: { userId } }: StreamedEvent<'daily.finished'>): void {
    if (this.isWatched(userId)) void this.showStreak(userId);
  }

  @OnEvent('scores.accepted')
  onScoresAccepted({ payload }: StreamedEvent<'scores.accepted'>): void {
    for (const { userId, scoreId: id, gameId, score, achievedAt: createdAt } of payload.bests) {
      this.change(userId, { score: { id, gameId, score, createdAt } });
    }
  }

  @OnEvent('achievements.changed')
  onAchievementsChanged({ payload }: StreamedEvent<'achievements.changed'>): void {
    for (const { userId, achievements } of payload.players) {
      this.change(userId, { achievements });
      this.refreshStats(userId);
    }
  }

  @OnEvent('unlocks.added')
  onUnlocksAdded({ payload }: StreamedEvent<'unlocks.added'>): void {
    for (const { userId, achievements } of payload.players) {
      this.change(userId, { gameAchievements: achievements });
      this.refreshStats(userId);
    }
  }

  // Patches only add; after a removal, clients load lists, stats and achievements again.
  @OnEvent('scores.removed')
  onScoresRemoved({ payload: { userId } }: StreamedEvent<'scores.removed'>): void {
    this.reset(userId);
  }

  @OnEvent('achievements.lowered')
  onAchievementsLowered({ payload: { userIds } }: StreamedEvent<'achievements.lowered'>): void {
    for (const userId of userIds) this.reset(userId);
  }

  @OnEvent('totals.lowered')
  onTotalsLowered({ payload: { userId } }: StreamedEvent<'totals.lowered'>): void {
    this.refreshStats(userId);
  }

  @OnEvent('totals.changed')
  onTotalsChanged({ payload }: StreamedEvent<'totals.changed'>): void {
    for (const { userId } of payload.totals) this.refreshStats(userId);
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
    const [inbox, figures, streak] = await Promise.all([
      this.inbox.state(userId),
      this.playerStats.of([userId]),
      this.streakOf(userId),
    ]);
    const stats = figures.get(userId);
    return { inbox, ...(stats && { stats }), ...(streak > 0 && { dailyStreak: streak }) };
  }

  merge(earlier: MeChanges, later: MeChanges): MeChanges {
    const merged = { ...earlier, ...later };
    if (earlier.achievements && later.achievements)
      merged.achievements = mergeAchievements(earlier.achievements, later.achievements);
    if (earlier.gameAchievements && later.gameAchievements)
      merged.gameAchievements = [...earlier.gameAchievements, ...later.gameAchievements];
    return merged;
  }

  private async streakOf(userId: string): Promise<number> {
    const { days } = await this.dailies.streakOf(userId);
    if (days > 0) this.streaks.add(userId);
    return days;
  }

  private resetStreaks(): void {
    const shown = [...this.streaks];
    this.streaks.clear();
    for (const userId of shown) this.live.reset(ME_TOPIC, meRoom(userId));
  }

  private async showStreak(userId: string): Promise<void> {
    try {
      const days = await this.streakOf(userId);
      // A run of a day before may end after the streak has.
      if (days > 0) this.change(userId, { dailyStreak: days });
    } catch {
      // The client reads it again.
      this.live.reset(ME_TOPIC, meRoom(userId));
    }
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
