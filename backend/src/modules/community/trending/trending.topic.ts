import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import {
  TRENDING_SHOWN,
  trendingShownSchema,
  type TrendingShown,
} from '@gamegeek/contracts/trending/trending.schemas.js';
import { TRENDING_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import type { TopicDefinition, TopicDescription } from '../../../core/live/topic-registry.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { GameListsRepository } from '../../games/browsing/game-lists.repository.js';
import { presentTrendingGame } from '../../games/browsing/game.presenter.js';
import { PlayingNowService } from '../activity/playing-now.service.js';
import { TrendingRepository } from './trending.repository.js';
import { TopicSnapshot } from '../shared/topic-snapshot.js';
import { TopicFamily } from '../../../core/live/topic-family.decorator.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

const DESCRIPTION: TopicDescription = {
  topic: 'games:trending',
  summary: 'The games with the most players of the last 7 days.',
  snapshot: trendingShownSchema,
  changes: trendingShownSchema,
};

type TrendingTopic = typeof TRENDING_TOPIC;

/** `games:trending`: the trending games, why they trend, and how many play them now. */
@TopicFamily()
export class TrendingTopicDefinition implements TopicDefinition<TrendingTopic>, OnModuleInit, OnModuleDestroy {
  readonly name = 'games';
  readonly described = DESCRIPTION;
  private readonly current: TopicSnapshot<TrendingShown>;

  constructor(
    private readonly live: LiveTopics,
    events: EventStream,
    private readonly games: GameDirectory,
    private readonly playing: PlayingNowService,
    private readonly lists: GameListsRepository,
    private readonly trending: TrendingRepository,
  ) {
    this.current = new TopicSnapshot({
      topic: TRENDING_TOPIC,
      live,
      load: () => this.load(),
      onChange: (before, now) => {
        if (JSON.stringify(before) !== JSON.stringify(now)) live.change(this, TRENDING_TOPIC, now);
      },
    });
    events.onResync(() => this.current.drop());
  }

  onModuleInit(): void {
    // A hidden game leaves at once; a newly listed one may replace an example.
    this.games.onChange(() => this.current.refresh());
    this.playing.subscribe({
      isWatched: () => this.live.isWatched(TRENDING_TOPIC),
      onChange: (players) => {
        if (this.current.peek()?.games.some(({ id }) => players.has(id))) this.current.refresh();
      },
    });
    this.current.start();
  }

  @OnEvent('trending.changed')
  onTrendingChanged(): void {
    this.current.refresh();
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

  private async load(): Promise<TrendingShown> {
    const rows = await this.lists.trending({ offset: 0, limit: TRENDING_SHOWN });
    const games = rows.map(async (row) => ({
      ...presentTrendingGame(row),
      playingNow: await this.playing.in(row.id),
    }));
    return { games: await Promise.all(games), listed: await this.trending.countListed() };
  }
}
