import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import {
  activePlayersChangesSchema,
  activePlayersShownSchema,
  type ActivePlayersChanges,
  type ActivePlayersShown,
} from '@gamegeek/contracts/activity/activity.schemas.js';
import { ACTIVE_PLAYERS_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { activeChangesBetween, mergeActiveChanges } from '@gamegeek/rules/activity/active-players.js';
import { EventStream, type StreamedEvent } from '../../../core/events/event-stream.service.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import type { TopicDefinition, TopicDescription } from '../../../core/live/topic-registry.service.js';
import { ActivePlayersRepository } from './active-players.repository.js';
import { TopicSnapshot } from '../shared/topic-snapshot.js';
import { TopicFamily } from '../../../core/live/topic-family.decorator.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

const DESCRIPTION: TopicDescription = {
  topic: 'players:active',
  summary: 'The players with the most different games in the last 7 days.',
  snapshot: activePlayersShownSchema,
  changes: activePlayersChangesSchema,
};

type ActivePlayersTopic = typeof ACTIVE_PLAYERS_TOPIC;

/** `players:active`: the most active players. */
@TopicFamily()
export class ActivePlayersTopicDefinition
  implements TopicDefinition<ActivePlayersTopic>, OnModuleInit, OnModuleDestroy
{
  readonly name = 'players';
  readonly described = DESCRIPTION;
  private readonly current: TopicSnapshot<ActivePlayersShown>;

  constructor(events: EventStream, live: LiveTopics, active: ActivePlayersRepository) {
    this.current = new TopicSnapshot({
      topic: ACTIVE_PLAYERS_TOPIC,
      live,
      load: async () => ({ players: await active.first() }),
      onChange: (before, now) => {
        const changes = activeChangesBetween(before.players, now.players);
        if (changes) live.change(this, ACTIVE_PLAYERS_TOPIC, changes);
      },
    });
    events.onResync(() => this.current.drop());
  }

  onModuleInit(): void {
    this.current.start();
  }

  @OnEvent('activity.changed')
  onActivityChanged(): void {
    this.current.refresh();
  }

  // Deleting an account renames it, too.
  @OnEvent('user.renamed')
  onUserRenamed({ payload: { userId } }: StreamedEvent<'user.renamed'>): void {
    if (this.current.peek()?.players.some(({ id }) => id === userId)) this.current.refresh();
  }

  onModuleDestroy(): void {
    this.current.stop();
  }

  parse(text: string): ActivePlayersTopic | undefined {
    return text === ACTIVE_PLAYERS_TOPIC ? ACTIVE_PLAYERS_TOPIC : undefined;
  }

  snapshot(): Promise<ActivePlayersShown> {
    return this.current.get();
  }

  merge(earlier: ActivePlayersChanges, later: ActivePlayersChanges): ActivePlayersChanges {
    return mergeActiveChanges(earlier, later);
  }
}
