import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { ActivePlayersChanges, ActivePlayersShown } from '@gamegeek/contracts/community/active-players.types.js';
import { ACTIVE_PLAYERS_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { activeChangesBetween, mergeActiveChanges } from '@gamegeek/rules/activity/active-players.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { LiveTopics } from '../../../core/live/live-topics.js';
import { TopicRegistry, type TopicDefinition } from '../../../core/live/topic-registry.js';
import { ActivePlayers } from '../activity/active-players.service.js';
import { ShownTopic } from './shown-topic.js';
import { ACTIVE_PLAYERS } from './topic-descriptions.js';

type ActivePlayersTopic = typeof ACTIVE_PLAYERS_TOPIC;

/** `players:active`: who plays most games in these days, as they come, move and go. */
@Injectable()
export class ActivePlayersTopicDefinition
  implements TopicDefinition<ActivePlayersTopic>, OnModuleInit, OnModuleDestroy
{
  readonly name = 'players';
  readonly described = ACTIVE_PLAYERS;
  private readonly shown: ShownTopic<ActivePlayersShown>;

  constructor(
    private readonly registry: TopicRegistry,
    private readonly events: EventStream,
    live: LiveTopics,
    active: ActivePlayers,
  ) {
    this.shown = new ShownTopic({
      topic: ACTIVE_PLAYERS_TOPIC,
      live,
      read: async () => ({ players: await active.first() }),
      tell: (before, now) => {
        const changes = activeChangesBetween(before.players, now.players);
        if (changes) live.change(this, ACTIVE_PLAYERS_TOPIC, changes);
      },
    });
    events.onFreshStart(() => this.shown.forget());
  }

  onModuleInit(): void {
    this.registry.register(this);
    this.events.on('activity.changed', () => this.shown.readAgain());
    // Deleted accounts are told of in the same way.
    this.events.on('user.renamed', ({ payload: { userId } }) => {
      if (this.shown.peek()?.players.some(({ id }) => id === userId)) this.shown.readAgain();
    });
    this.shown.start();
  }

  onModuleDestroy(): void {
    this.shown.stop();
  }

  parse(text: string): ActivePlayersTopic | undefined {
    return text === ACTIVE_PLAYERS_TOPIC ? ACTIVE_PLAYERS_TOPIC : undefined;
  }

  snapshot(): Promise<ActivePlayersShown> {
    return this.shown.get();
  }

  merge(earlier: ActivePlayersChanges, later: ActivePlayersChanges): ActivePlayersChanges {
    return mergeActiveChanges(earlier, later);
  }
}
