import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { TrendingShown } from '@gamegeek/contracts/games/trending.types.js';
import { TRENDING_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { LiveTopics } from '../../../core/live/live-topics.js';
import { TopicRegistry, type TopicDefinition } from '../../../core/live/topic-registry.js';
import { GameDirectory } from '../../games/index.js';
import { PlayingNow } from '../activity/playing-now.js';
import { TrendingGames } from '../trends/trending-games.js';
import { ShownTopic } from './shown-topic.js';
import { TRENDING } from './topic-descriptions.js';

type TrendingTopic = typeof TRENDING_TOPIC;

/** `games:trending`: the games with the most players of these seven days, with why they trend and who plays now. */
@Injectable()
export class TrendingTopicDefinition implements TopicDefinition<TrendingTopic>, OnModuleInit, OnModuleDestroy {
  readonly name = 'games';
  readonly described = TRENDING;
  private readonly shown: ShownTopic<TrendingShown>;

  constructor(
    private readonly registry: TopicRegistry,
    private readonly live: LiveTopics,
    private readonly events: EventStream,
    private readonly games: GameDirectory,
    private readonly playing: PlayingNow,
    trending: TrendingGames,
  ) {
    this.shown = new ShownTopic({
      topic: TRENDING_TOPIC,
      live,
      read: () => trending.shown(),
      tell: (before, now) => {
        if (JSON.stringify(before) !== JSON.stringify(now)) live.change(this, TRENDING_TOPIC, now);
      },
    });
    events.onFreshStart(() => this.shown.forget());
  }

  onModuleInit(): void {
    this.registry.register(this);
    this.events.on('trends.changed', () => this.shown.readAgain());
    // A hidden game leaves at once; one that is listed may take the place of an example.
    this.games.onChange(() => this.shown.readAgain());
    this.playing.serve({
      isWatched: () => this.live.isWatched(TRENDING_TOPIC),
      changed: (players) => {
        if (this.shown.peek()?.games.some(({ id }) => players.has(id))) this.shown.readAgain();
      },
    });
    this.shown.start();
  }

  onModuleDestroy(): void {
    this.shown.stop();
  }

  parse(text: string): TrendingTopic | undefined {
    return text === TRENDING_TOPIC ? TRENDING_TOPIC : undefined;
  }

  snapshot(): Promise<TrendingShown> {
    return this.shown.get();
  }

  merge(_earlier: TrendingShown, later: TrendingShown): TrendingShown {
    return later;
  }
}
