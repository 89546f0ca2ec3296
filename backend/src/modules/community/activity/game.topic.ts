import type { OnModuleInit } from '@nestjs/common';
import {
  gameChangesSchema,
  gameFiguresSchema,
  type GameChanges,
  type MovingFigures,
} from '@gamegeek/contracts/games/game-figures.schemas.js';
import { gameTopic, parseGameTopic, type GameTopic } from '@gamegeek/contracts/live/topics.js';
import { mergeGameFigures } from '@gamegeek/rules/ratings.js';
import type { StreamedEvent } from '../../../core/events/event-stream.service.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import type { Refusal, TopicDefinition, TopicDescription, Visitor } from '../../../core/live/topic-registry.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { TopRowsCache } from '../../scores/boards/top-rows.cache.js';
import { RatingsRepository } from '../ratings/ratings.repository.js';
import { PlayingNowService } from './playing-now.service.js';
import { TopicFamily } from '../../../core/live/topic-family.decorator.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

const DESCRIPTION: TopicDescription = {
  topic: 'game:{id}',
  summary: 'The ratings of a game, and how many have played it, play it now and watch it.',
  snapshot: gameFiguresSchema,
  changes: gameChangesSchema,
};

/** `game:{id}`: ratings and numbers of players of a game. */
@TopicFamily()
export class GameTopicDefinition implements TopicDefinition<GameTopic>, OnModuleInit {
  readonly name = 'game';
  readonly described = DESCRIPTION;

  constructor(
    private readonly live: LiveTopics,
    private readonly boards: TopRowsCache,
    private readonly games: GameDirectory,
    private readonly ratings: RatingsRepository,
    private readonly playing: PlayingNowService,
  ) {}

  onModuleInit(): void {
    this.games.onChange((gameId) => void this.live.recheck(gameTopic(gameId)));
    this.boards.keepWhile(({ board, period }) => {
      return board !== 'global' && period === 'all' && this.live.isWatched(gameTopic(board));
    });
    this.boards.onChange(({ board, period }, _upserts, total, resized) => {
      if (!resized || board === 'global' || period !== 'all') return;
      const topic = gameTopic(board);
      if (this.live.isWatched(topic)) this.live.change(this, topic, { player_count: total });
    });
    this.boards.onDrop(({ board, period }) => {
      if (board !== 'global' && period === 'all') this.live.dropAndReset(gameTopic(board));
    });
    this.playing.subscribe({
      isWatched: () => this.watchedGames().length > 0,
      onChange: (players) => {
        for (const gameId of this.watchedGames()) {
          const playing_now = players.get(gameId);
          if (playing_now !== undefined) this.live.change(this, gameTopic(gameId), { playing_now });
        }
      },
    });
  }

  @OnEvent('ratings.changed')
  onRatingsChanged({ payload: { gameId, figures } }: StreamedEvent<'ratings.changed'>): void {
    const topic = gameTopic(gameId);
    if (this.live.isWatched(topic)) this.live.change(this, topic, figures);
  }

  parse(text: string): GameTopic | undefined {
    const gameId = parseGameTopic(text);
    return gameId === undefined ? undefined : gameTopic(gameId);
  }

  refuse(topic: GameTopic, visitor: Visitor): Promise<Refusal | undefined> {
    return this.games.refuseWatch(parseGameTopic(topic), visitor);
  }

  async snapshot(topic: GameTopic): Promise<MovingFigures> {
    const gameId = parseGameTopic(topic) ?? 0;
    // In memory it receives new players, as long as the game is watched.
    const board = await this.boards.get({ board: gameId, period: 'all' });
    const figures = await this.ratings.figures(gameId);
    const playing_now = await this.playing.in(gameId);
    return { ...figures, player_count: board.total, playing_now, watching: this.live.watching(topic) };
  }

  merge(earlier: GameChanges, later: GameChanges): GameChanges {
    return mergeGameFigures(earlier, later);
  }

  watching(_topic: GameTopic, watching: number): GameChanges {
    return { watching };
  }

  private watchedGames(): number[] {
    return this.live.watchedTopics().flatMap((topic) => parseGameTopic(topic) ?? []);
  }
}
