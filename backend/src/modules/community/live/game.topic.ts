import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { GameFigures } from '@gamegeek/contracts/live/live-events.js';
import { gameTopic, parseGameTopic, type GameTopic } from '@gamegeek/contracts/live/topics.js';
import { LiveTopics } from '../../../core/live/live-topics.js';
import { TopicRegistry, type TopicDefinition } from '../../../core/live/topic-registry.js';
import { GameDirectory } from '../../games/index.js';
import { BoardWindows } from '../../scores/index.js';

/** `game:{id}`: how many play and watch a game. Ratings join when games can be rated. */
@Injectable()
export class GameTopicDefinition implements TopicDefinition<GameTopic>, OnModuleInit {
  readonly name = 'game';

  constructor(
    private readonly registry: TopicRegistry,
    private readonly live: LiveTopics,
    private readonly boards: BoardWindows,
    private readonly games: GameDirectory,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
    this.games.onChange((gameId) => this.live.reset(gameTopic(gameId)));
    this.boards.onChange(({ scope, period }, _upserts, total) => {
      if (scope === 'global' || period !== 'all') return;
      const topic = gameTopic(scope);
      if (this.live.isWatched(topic)) this.live.change(this, topic, { player_count: total });
    });
  }

  parse(text: string): GameTopic | undefined {
    const gameId = parseGameTopic(text);
    return gameId === undefined ? undefined : gameTopic(gameId);
  }

  async refuse(topic: GameTopic) {
    const gameId = parseGameTopic(topic);
    if (gameId !== undefined && (await this.games.exists(gameId))) return undefined;
    return { code: 'unknown_topic' as const, message: 'There is no such game.' };
  }

  async snapshot(topic: GameTopic): Promise<GameFigures> {
    // Reading the board keeps it in memory, where it hears of new players.
    const board = await this.boards.get({ scope: parseGameTopic(topic) ?? 'global', period: 'all' });
    return { average_rating: 0, total_ratings: 0, player_count: board.total, watching: this.live.watching(topic) };
  }

  merge(earlier: Partial<GameFigures>, later: Partial<GameFigures>): Partial<GameFigures> {
    return { ...earlier, ...later };
  }

  watching(topic: GameTopic, watching: number): Partial<GameFigures> {
    // A look keeps the board in memory for as long as its game is watched.
    this.boards.peek({ scope: parseGameTopic(topic) ?? 'global', period: 'all' });
    return { watching };
  }
}
