import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { TrendingShown } from '@gamegeek/contracts/games/trending.types.js';
import { TRENDING_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { LiveTopics } from '../../../core/live/live-topics.js';
import { TopicRegistry, type TopicDefinition } from '../../../core/live/topic-registry.js';
import { GameDirectory } from '../../games/index.js';
import { PlayingNowService } from '../activity/index.js';
import { TrendingGames } from '../trends/trending-games.js';
import { TopicSnapshot } from '../shared/topic-snapshot.js';
import { TRENDING } from './topic-descriptions.js';

type TrendingTopic = typeof TRENDING_TOPIC;

/** `games:trending`: the games with the most players of these seven days, with why they trend and who plays now. */
@Injectable()
export class TrendingTopicDefinition implements TopicDefinition<TrendingTopic>, OnModuleInit, OnModuleDestroy {
  readonly name = 'games';
  readonly described = TRENDING;
  private readonly current: TopicSnapshot<TrendingShown>;

  constructor(
    private readonly registry: TopicRegistry,
    private readonly live: LiveTopics,
    private readonly events: EventStream,
    private readonly games: GameDirectory,
    private readonly playing: PlayingNowService,
    trending: TrendingGames,
  ) {
    this.current = new TopicSnapshot({
      topic: TRENDING_TOPIC,
      live,
      load: () => trending.shown(),
      onChange: (before, now) => {
        if (JSON.stringify(before) !== JSON.stringify(now)) live.change(this, TRENDING_TOPIC, now);
      },
    });
    events.onFreshStart(() => this.current.drop());
  }

  onModuleInit(): void {
    this.registry.register(this);
    this.events.on('trends.changed', () => this.current.refresh());
    // A hidden game leaves at once; one that is listed may take the place of an example.
    this.games.onChange(() => this.current.refresh());
    this.playing.subscribe({
      isWatched: () => this.live.isWatched(TRENDING_TOPIC),
      onChange: (players) => {
        if (this.current.peek()?.games.some(({ id }) => players.has(id))) this.current.refresh();
      },
    });
    this.current.start();
  }

  onModuleDestroy(): void {
    this.current.stop();
  }

  parse(text: string): TrendingTopic | undefined {
    return text === TRENDING_TOPIC ? TRENDING_TOPIC : undefined;
  }

  snapshot(): Promise<TrendingShown> {
    return this.current.get();
  }

  merge(_earlier: TrendingShown, later: TrendingShown): TrendingShown {
    return later;
  }
}
