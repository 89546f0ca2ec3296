import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import {
  activePlayersChangesSchema,
  activePlayersShownSchema,
  type ActivePlayersChanges,
  type ActivePlayersShown,
} from '@gamegeek/contracts/activity/activity.schemas.js';
import { ACTIVE_PLAYERS_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { activeChangesBetween, mergeActiveChanges } from '@gamegeek/rules/activity/active-players.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import {
  TopicRegistry,
  type TopicDefinition,
  type TopicDescription,
} from '../../../core/live/topic-registry.service.js';
import { ActivePlayersRepository } from './active-players.repository.js';
import { TopicSnapshot } from '../shared/topic-snapshot.js';

const DESCRIPTION: TopicDescription = {
  topic: 'players:active',
  summary: 'The players with the most different games in the last 7 days.',
  snapshot: activePlayersShownSchema,
  changes: activePlayersChangesSchema,
};

type ActivePlayersTopic = typeof ACTIVE_PLAYERS_TOPIC;

/** `players:active`: the most active players. */
@Injectable()
export class ActivePlayersTopicDefinition
  implements TopicDefinition<ActivePlayersTopic>, OnModuleInit, OnModuleDestroy
{
  readonly name = 'players';
  readonly described = DESCRIPTION;
  private readonly current: TopicSnapshot<ActivePlayersShown>;

  constructor(
    private readonly registry: TopicRegistry,
    private readonly events: EventStream,
    live: LiveTopics,
    active: ActivePlayersRepository,
  ) {
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
    this.registry.register(this);
    this.events.on('activity.changed', () => this.current.refresh());
    // Deleting an account renames it, too.
    this.events.on('user.renamed', ({ payload: { userId } }) => {
      if (this.current.peek()?.players.some(({ id }) => id === userId)) this.current.refresh();
    });
    this.current.start();
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
