import { describe, expect, it } from '@jest/globals';
import { gameTopic } from '@gamegeek/contracts/live/topics.js';
import type { LiveTopics } from '../../../core/live/live-topics.service.js';
import type { GameDirectory } from '../../games/directory/game-directory.service.js';
import type { TopRowsCache } from '../../scores/boards/top-rows.cache.js';
import type { RatingsRepository } from '../ratings/ratings.repository.js';
import { GameTopicDefinition } from './game.topic.js';
import type { PlayingNowService } from './playing-now.service.js';
import { stub } from '../../../../test/support/stub.js';

type Need = Parameters<TopRowsCache['keepWhile']>[0];

const ignore = () => undefined;

/** Returns whether boards stay in memory while game 7 is watched. */
function needWhileWatched(watched: string): Need {
  const needs: Need[] = [];
  new GameTopicDefinition(
    stub<LiveTopics>({ isWatched: (room: string) => room === watched }),
    stub<TopRowsCache>({ keepWhile: (need: Need) => needs.push(need), onChange: ignore, onDrop: ignore }),
    stub<GameDirectory>({ onChange: ignore }),
    stub<RatingsRepository>({}),
    stub<PlayingNowService>({ subscribe: ignore }),
  ).onModuleInit();
  return (board) => needs.some((need) => need(board));
}

describe('the topic of a game', () => {
  it('keeps the board of all time in memory while it is watched, for the number of players', () => {
    const isNeeded = needWhileWatched(gameTopic(7));
    expect(isNeeded({ board: 7, period: 'all' })).toBe(true);
    expect(isNeeded({ board: 8, period: 'all' })).toBe(false);
    expect(isNeeded({ board: 7, period: 'week', since: '2026-11-23' })).toBe(false);
    expect(isNeeded({ board: 'global', period: 'all' })).toBe(false);
  });
});
