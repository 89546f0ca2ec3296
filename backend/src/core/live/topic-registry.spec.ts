import { describe, expect, it } from '@jest/globals';
import {
  gameChangesSchema,
  gameFiguresSchema,
  type RatingFigures,
} from '@gamegeek/contracts/games/game-figures.schemas.js';
import { gameTopic, parseGameTopic, type GameTopic } from '@gamegeek/contracts/live/topics.js';
import { TopicRegistry, type TopicDefinition } from './topic-registry.service.js';
import type { Declared } from '../discovery/declared.service.js';
import { stub } from '../../../test/support/stub.js';

const NOT_RATED: RatingFigures = {
  average_rating: 0,
  total_ratings: 0,
  rating_distribution: [0, 0, 0, 0, 0],
  rating_version: 0,
};

const games = (name = 'game'): TopicDefinition<GameTopic> => ({
  name,
  described: { topic: 'game:{id}', summary: 'A game.', snapshot: gameFiguresSchema, changes: gameChangesSchema },
  parse: (text) => {
    const id = parseGameTopic(text);
    return id === undefined ? undefined : gameTopic(id);
  },
  snapshot: () => Promise.resolve({ ...NOT_RATED, player_count: 0, playing_now: 0, watching: 0 }),
  merge: (earlier, later) => ({ ...earlier, ...later }),
});

/** A registry of the topics that modules declare. */
function registryOf(...definitions: TopicDefinition<GameTopic>[]): TopicRegistry {
  const registry = new TopicRegistry(stub<Declared>({ all: () => definitions }));
  registry.onModuleInit();
  return registry;
}

describe('TopicRegistry', () => {
  it('finds the definition for a topic name', () => {
    const definition = games();
    expect(registryOf(definition).find('game:7')).toEqual({ topic: 'game:7', definition });
  });

  it('finds nothing for an unknown topic name', () => {
    const registry = registryOf(games());
    for (const text of ['game:x', 'me', '', 'constructor']) expect(registry.find(text)).toBeUndefined();
  });

  it('refuses two topics of one name', () => {
    expect(() => registryOf(games(), games())).toThrow('the topic game is declared twice');
    expect(() => registryOf(games(), games('another'))).not.toThrow();
  });
});
