import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GAME_LAUNCHES } from '@gamegeek/contracts/games/play-settings.js';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import { makeGame, type GameState } from '../../factories/game.factory.js';
import { makeVersion } from '../../factories/model.factory.js';
import { makeUser } from '../../factories/user.factory.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const gameUrl = 'https://play.example/';

/** The newest first. The lower case ones cannot be played. */
const GAMES = {
  none: {},
  Link: { gameUrl },
  unlinked: { launch: 'embed' },
  Tab: { launch: 'tab', gameUrl },
  Embed: { launch: 'embed', gameUrl },
  Hosted: { launch: 'hosted', arcadeId: 'snake' },
} as const satisfies Record<string, GameState>;
const NEWEST = Object.keys(GAMES);

let node: TestApp;
let version: { id: number };

beforeAll(async () => {
  node = await startTestApp();
  const { id: createdBy } = await makeUser(node.database);
  version = await makeVersion(node.database);
  for (const [at, [name, state]] of Object.entries(GAMES).entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, 20 - at));
    await makeGame(node.database, { name, createdBy, versionId: version.id, createdAt, ...state });
  }
});
afterAll(() => node?.close());

async function namesAt(address: string): Promise<string[]> {
  const { body } = await node.request.get(address).expect(200);
  return body.map(({ name }: { name: string }) => name);
}

describe('GET /api/games', () => {
  it.each([
    ['', NEWEST],
    ['sort=newest', NEWEST],
    ['sort=oldest', [...NEWEST].reverse()],
    ['sort=name', ['Embed', 'Hosted', 'Link', 'none', 'Tab', 'unlinked']],
  ])('with %j keeps the order whether or not games can be played', async (query, names) => {
    expect(await namesAt(`/api/games?${query}`)).toEqual(names);
  });

  it.each([
    ['newest', ['Link', 'Tab', 'Embed', 'Hosted']],
    ['name', ['Embed', 'Hosted', 'Link', 'Tab']],
  ])('with playable=true and sort=%s lists only games that can be played, in that order', async (sort, names) => {
    expect(await namesAt(`/api/games?playable=true&sort=${sort}`)).toEqual(names);
  });
});

describe('lists of games with an order of their own', () => {
  it('have the newest games of a version first', async () => {
    expect(await namesAt(`/api/model-versions/${version.id}/games`)).toEqual(NEWEST);
  });

  it('have playable similar games first', async () => {
    const { body } = await node.request.get('/api/games?search=unlinked').expect(200);
    const similar = ['Link', 'Tab', 'Embed', 'Hosted', 'none'];
    expect(await namesAt(`/api/games/${body[0].id}/similar`)).toEqual(similar);
  });
});

describe('a search for games', () => {
  beforeAll(async () => {
    const { id: createdBy } = await makeUser(node.database);
    const model = { createdBy, versionId: version.id };
    await makeGame(node.database, { name: 'Zeppelin Raid', ...model });
    await makeGame(node.database, { name: 'Zeppelin Race', ...model, gameUrl });
    await makeGame(node.database, { name: 'Zeppelin', ...model });
  });

  it('ranks by match; among equal matches, playable games come first', async () => {
    expect((await namesAt('/api/games?search=zeppelin')).slice(0, 2)).toEqual(['Zeppelin Race', 'Zeppelin Raid']);
    const { body } = await node.request.get('/api/search?q=zeppelin').expect(200);
    expect(body.games).toMatchObject([
      { name: 'Zeppelin', playable: false },
      { name: 'Zeppelin Race', playable: true },
      { name: 'Zeppelin Raid', playable: false },
    ]);
  });
});

describe('GET /api/games?sort=name', () => {
  it('ignores case and accents', async () => {
    const ofModel = await makeVersion(node.database);
    const names = ['Zebra', 'eclipse', 'Éclair', 'apple', 'Äpfel', 'Mango', 'øre', 'Nut'];
    for (const name of names) await makeGame(node.database, { name, versionId: ofModel.id });
    const { body } = await node.request.get(`/api/model-versions/${ofModel.id}`).expect(200);
    expect(await namesAt(`/api/games?sort=name&model_id=${body.model_id}`)).toEqual([
      ...['Äpfel', 'apple', 'Éclair', 'eclipse', 'Mango', 'Nut', 'øre', 'Zebra'],
    ]);
  });
});

describe('the stored column', () => {
  it.each(GAME_LAUNCHES.flatMap((launch) => [null, gameUrl].map((url) => ({ launch, url }))))(
    'follows the rule of the site for a game with launch $launch and address $url',
    async ({ launch, url }) => {
      const arcadeId = launch === 'hosted' ? 'codes' : null;
      const { id } = await makeGame(node.database, {
        launch,
        gameUrl: url ?? undefined,
        arcadeId: arcadeId ?? undefined,
      });
      const [row] = await node.database.rows('DELETE FROM games WHERE id = $1 RETURNING playable', [id]);
      expect(row?.playable).toBe(canBePlayed({ launch, game_url: url }));
    },
  );
});
