import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import type { Found } from '@gamegeek/contracts/search/search.schemas.js';
import { QUICK_SEARCH_MAX } from '@gamegeek/contracts/search/quick-search.dto.js';
import { GameFinder } from '../../../src/modules/games/browsing/game-finder.repository.js';
import { RefreshTrendingJob } from '../../../src/modules/community/trending/refresh-trending.job.js';
import { makePlayed, type MadeGame } from '../../factories/game.factory.js';
import { insert } from '../../factories/made.js';
import { makeModel, makeVersion } from '../../factories/model.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let node: TestApp;
let creator: MadeUser;
let muse: number;

interface Listed {
  name: string;
  description: string;
  model: string;
  categories: GameCategory[];
  active?: boolean;
  activePlayers?: number;
  ratings?: number[];
}

const GAMES: Listed[] = [
  { name: 'Château Mystère', description: 'Rooms that think for themselves.', model: 'Muse', categories: ['Puzzle'], ratings: [5] },
  { name: 'Dragon Ledger', description: 'Count the gold before it is burnt.', model: 'Muse', categories: ['Strategy', 'RPG'], activePlayers: 9, ratings: [4, 5, 5, 4, 5, 5] },
  { name: 'Pixel Gardener', description: 'A dragon eats what you plant.', model: 'Bard', categories: ['Simulation', 'RPG', 'Strategy'], activePlayers: 4 },
  { name: 'Quiet Harbour', description: 'Ships, fog and a lighthouse.', model: 'Bard', categories: ['Puzzle', 'Simulation'], ratings: [1, 1] },
  { name: 'Zen of Ångström', description: 'Tiny distances, long thoughts.', model: 'Bard', categories: ['Educational'] },
  { name: 'Hidden Dragon', description: 'Nobody sees this one.', model: 'Muse', categories: ['RPG'], active: false, activePlayers: 50 },
]; // prettier-ignore

beforeAll(async () => {
  node = await startTestApp();
  creator = await makeUser(node.database);
  const models = {
    Muse: await makeModel(node.database, { name: 'Muse' }),
    Bard: await makeModel(node.database, { name: 'Bard' }),
  };
  muse = models.Muse.id;
  for (const [index, game] of GAMES.entries()) {
    const model = game.model === 'Muse' ? models.Muse : models.Bard;
    const ratings = game.ratings ?? [];
    const made = await insert<MadeGame>(node.database, 'games', {
      name: game.name,
      description: game.description,
      model_version_id: (await makeVersion(node.database, { modelId: model.id })).id,
      created_by: creator.id,
      categories: game.categories,
      ai_integration_details: 'The model thinks up every level.',
      active: game.active ?? true,
      rating_count: ratings.length,
      rating_sum: ratings.reduce((sum, rating) => sum + rating, 0),
      created_at: new Date(Date.UTC(2026, 0, 1 + index)),
    });
    if (game.activePlayers) await makePlayed(node.database, made, game.activePlayers);
  }
  await node.app.get(RefreshTrendingJob).run();
});
afterAll(() => node?.close());

const names = async (query: Record<string, string | number>, user?: MadeUser) => {
  const request = node.request.get('/api/games').query(query);
  const { body, headers } = await (user ? request.auth(user.token, { type: 'bearer' }) : request).expect(200);
  expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(body.length);
  return body.map(({ name }: { name: string }) => name);
};

describe('a search', () => {
  it.each([
    ['chateau', ['Château Mystère']],
    ['CHÂTEAU mystere', ['Château Mystère']],
    ['angstrom', ['Zen of Ångström']],
    ['gard', ['Pixel Gardener']],
    ['lighthouse', ['Quiet Harbour']],
  ])('for %j finds %j', async (search, expected) => expect(await names({ search })).toEqual(expected));

  it.each([
    ['chatau', 'Château Mystère'],
    ['pixle gardner', 'Pixel Gardener'],
    ['ligthouse', 'Quiet Harbour'],
    ['dargon leger', 'Dragon Ledger'],
    ['quite habour', 'Quiet Harbour'],
  ])('for the misspelt %j finds %s', async (search, expected) => expect(await names({ search })).toContain(expected));

  it('finds by model as well, names before descriptions', async () => {
    expect(await names({ search: 'bard' })).toHaveLength(3);
    expect(await names({ search: 'dragon' })).toEqual(['Dragon Ledger', 'Pixel Gardener']);
  });

  it.each(['xyzzyplugh', 'dragon xyzzyplugh', '!!!', "'", '\\', ':* & |', "dragon' | 'x"])(
    'for %j returns a list without an error',
    async (search) => {
      const { body } = await node.request.get('/api/games').query({ search }).expect(200);
      expect(Array.isArray(body)).toBe(true);
    },
  );

  it('ignores a blank search', async () => {
    expect(await names({ search: '  ' })).toHaveLength(5);
  });

  it('finds hidden games for their creator only', async () => {
    expect(await names({ search: 'hidden' })).toEqual([]);
    expect(await names({ search: 'hidden' }, creator)).toEqual(['Hidden Dragon']);
  });
});

describe('the list of games', () => {
  it.each([
    ['newest', ['Zen of Ångström', 'Quiet Harbour', 'Pixel Gardener', 'Dragon Ledger', 'Château Mystère']],
    ['oldest', ['Château Mystère', 'Dragon Ledger', 'Pixel Gardener', 'Quiet Harbour', 'Zen of Ångström']],
    ['name', ['Château Mystère', 'Dragon Ledger', 'Pixel Gardener', 'Quiet Harbour', 'Zen of Ångström']],
  ])('is sorted by %s', async (sort, expected) => expect(await names({ sort })).toEqual(expected));

  it('sorts by trend: most active players first', async () => {
    expect((await names({ sort: 'trending' })).slice(0, 2)).toEqual(['Dragon Ledger', 'Pixel Gardener']);
  });

  it('sorts by rating: many good ratings before a single best one, bad ones last', async () => {
    const sorted = await names({ sort: 'rating' });
    expect(sorted.slice(0, 2)).toEqual(['Dragon Ledger', 'Château Mystère']);
    expect(sorted.at(-1)).toBe('Quiet Harbour');
  });

  it('filters by category, by model, and by both with a search', async () => {
    expect(await names({ category: 'RPG', sort: 'name' })).toEqual(['Dragon Ledger', 'Pixel Gardener']);
    expect(await names({ model_id: muse, sort: 'name' })).toEqual(['Château Mystère', 'Dragon Ledger']);
    expect(await names({ model_id: muse, category: 'RPG', search: 'dragon' })).toEqual(['Dragon Ledger']);
    expect(await names({ model_id: 999_999 })).toEqual([]);
  });

  it('pages without repeated or missing games', async () => {
    const queries: Record<string, string>[] = [{ sort: 'trending' }, { sort: 'rating' }, { search: 'bard' }];
    for (const query of queries) {
      const whole = await names(query);
      const pages = await Promise.all(whole.map((_: string, i: number) => names({ ...query, limit: 1, page: i + 1 })));
      expect(pages.flat()).toEqual(whole);
    }
  });
});

describe('a quick search', () => {
  const find = async (q: string) => (await node.request.get('/api/search').query({ q }).expect(200)).body as Found;
  const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);

  it('returns games, models and players with the fields of their lists', async () => {
    const player = await makeUser(node.database, { username: 'MuseFan' });
    const { games, models, players } = await find('muse');
    expect(namesOf(games).sort()).toEqual(['Château Mystère', 'Dragon Ledger']);
    expect(games[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      image_url: null,
      categories: expect.any(Array),
      ai_model_name: 'Muse',
      playable: false,
    });
    expect(models).toEqual([{ id: muse, name: 'Muse', company: expect.any(String) }]);
    expect(players).toEqual([{ id: player.id, username: 'MuseFan' }]);
  });

  it.each([
    ['chateau', 'Château Mystère'],
    ['DRAGON led', 'Dragon Ledger'],
    ['pixle gardner', 'Pixel Gardener'],
  ])('for %j finds the game %s', async (q, name) => expect(namesOf((await find(q)).games)[0]).toBe(name));

  it('returns an exact match first', async () => {
    const { games } = await find('dragon ledger');
    expect(namesOf(games)).toEqual(['Dragon Ledger']);
    expect(namesOf((await find('dragon')).games)).toEqual(['Dragon Ledger', 'Pixel Gardener']);
  });

  it.each(['mus', 'MUSE', 'müse', 'mues'])('for %j finds the model Muse', async (q) =>
    expect(namesOf((await find(q)).models)).toContain('Muse'),
  );

  it('finds players by prefix, then by similar names, and never by address', async () => {
    await makeUser(node.database, { username: 'quixote', email: 'windmill@players.example' });
    await makeUser(node.database, { username: 'Quixotic' });
    expect((await find('QUIX')).players.map(({ username }) => username)).toEqual(['quixote', 'Quixotic']);
    expect((await find('quixoet')).players.map(({ username }) => username)).toContain('quixote');
    expect((await find('windmill')).players).toEqual([]);
  });

  it('does not find deleted accounts', async () => {
    const gone = await makeUser(node.database, { username: 'vanishing' });
    expect((await find('vanishing')).players).toHaveLength(1);
    await node.request.post('/api/user/delete').auth(gone.token, { type: 'bearer' }).send({ password: gone.password });
    expect((await find('vanishing')).players).toEqual([]);
    expect((await find('deleted')).players).toEqual([]);
  });

  it('does not find hidden games, even for their creator', async () => {
    const { body } = await node.request.get('/api/search?q=hidden').auth(creator.token, { type: 'bearer' }).expect(200);
    expect(body.games).toEqual([]);
  });

  it('returns at most five of each kind', async () => {
    await Promise.all(Array.from({ length: 7 }, (_, n) => makeUser(node.database, { username: `swarm-${n}` })));
    expect((await find('swarm')).players.map(({ username }) => username)).toEqual(
      Array.from({ length: 5 }, (_, n) => `swarm-${n}`),
    );
  });

  it.each(['!!!', "'", '\\', '%', '_', ':* & |', "dragon' | 'x", '🎮', 'x'.repeat(100)])(
    'for %j returns no accidental matches',
    async (q) => expect(await find(q)).toEqual({ games: [], models: [], players: [] }),
  );

  it.each(['', '   ', 'x'.repeat(101), 'a\u0000b'])('refuses %j', async (q) => {
    const { body } = await node.request.get('/api/search').query({ q }).expect(400);
    expect(Object.keys(body.fields)).toEqual(['q']);
  });
});

describe('similar games', () => {
  it('share categories or the model, most similar first, without themselves and hidden ones', async () => {
    const [dragon] = (await node.request.get('/api/games?search=ledger')).body;
    const { body } = await node.request.get(`/api/games/${dragon.id}/similar`).expect(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Pixel Gardener', 'Château Mystère']);
  });

  it('are empty if there are none, and 404 for an unknown game', async () => {
    const [zen] = (await node.request.get('/api/games?search=angstrom')).body;
    const { body } = await node.request.get(`/api/games/${zen.id}/similar`).expect(200);
    expect(body.map(({ name }: { name: string }) => name).sort()).toEqual(['Pixel Gardener', 'Quiet Harbour']);
    await node.request.get('/api/games/999999/similar').expect(404);
  });
});

describe('a game is found by typing its own name', () => {
  /** Adds games with these names and returns those that a quick search for the name does not find. */
  async function notFound(added: string[]): Promise<string[]> {
    const version = await makeVersion(node.database, { modelId: muse });
    await node.database.rows(
      `INSERT INTO games (name, description, model_version_id, created_by, categories, ai_integration_details)
       SELECT name, 'Nothing is said of it here.', $1, $2, '{Puzzle}', 'The model thinks up every level.'
       FROM unnest($3::text[]) AS name`,
      [version.id, creator.id, added],
    );
    const finder = node.app.get(GameFinder, { strict: false });
    const found = await Promise.all(added.map((name) => finder.find(name.slice(0, QUICK_SEARCH_MAX), 5)));
    return added.filter((name, i) => found[i]?.every((game) => game.name !== name));
  }

  it.each([
    ['a number after a hyphen', 'Asteroidea-2'],
    ['a number of one digit', 'Rocketeers 7'],
    ['letters of its own', 'Q X'],
    ['a decimal number', 'Version 2.71'],
    ['the form of an address', 'snakepit.io'],
    ['the form of a file', 'src/main.ts'],
    ['an apostrophe', "Wanderer's Lot"],
    ['an underscore', 'deep_blue_9'],
    ['another alphabet', 'Тетрис 3'],
    ['no spaces between words', '将棋の時間'],
    ['no letters or digits', '!?!'],
  ])('if it has %s', async (_what, name) => expect(await notFound([name])).toEqual([]));

  it('whatever characters it has', async () => {
    const word = fc.string({ unit: fc.constantFrom(..."ab3Zé’'-._/:&|!%\\@ß漢"), minLength: 1, maxLength: 12 });
    const names = fc.array(word, { minLength: 2, maxLength: 6 }).map((words) => words.join(' '));
    expect(await notFound([...new Set(fc.sample(names, { numRuns: 150, seed: 5 }))])).toEqual([]);
  });
});
