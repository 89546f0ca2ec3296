import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ACTIVE_PLAYERS,
  type ActivePlayer,
  type ActivePlayersChanges,
} from '@gamegeek/contracts/activity/activity.schemas.js';
import { ACTIVE_PLAYERS_TOPIC, gameTopic } from '@gamegeek/contracts/live/topics.js';
import { applyActiveChanges } from '@gamegeek/rules/activity/active-players.js';
import { RecountActivePlayersJob } from '../../../src/modules/community/activity/jobs/recount-active-players.job.js';
import { PlayingNowService } from '../../../src/modules/community/activity/playing-now.service.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../../factories/user.factory.js';
import { LiveClients } from '../../support/live-client.js';
import { insertPlayDays, hideGamesAndDeletePlays } from '../../support/scores/play-days.js';
import { Seeded } from '../../support/seeded.js';
import type { TestApp } from '../../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../../support/services/two-nodes.js';
import { until } from '../../support/until.js';

const bearer = { type: 'bearer' } as const;

const clients = new LiveClients();
const random = new Seeded(20_261_121);
let nodes: TwoNodes;
let node: TestApp;
let ada: MadeUser;
let players: { id: string; username: string }[];

beforeAll(async () => {
  nodes = await startTwoNodes();
  node = nodes.one;
  ada = await makeUser(node.database);
  players = await makePlayers(node.database, 12);
});
afterEach(() => clients.closeAll());
afterAll(() => nodes?.close());

const play = (game: MadeGame, count: number, daysAgo: number) =>
  insertPlayDays(node.database, game.id, players.slice(0, count), daysAgo);
const reset = () => hideGamesAndDeletePlays(node.database);
const countActive = () => node.app.get(RecountActivePlayersJob).run();
const score = (on: TestApp, game: MadeGame, { apiKey }: MadeUser) =>
  on.request
    .post('/api/scores')
    .send({ gameId: game.id, score: random.between(1, 900), apiKey })
    .expect(200);
const active = async (on: TestApp, query = ''): Promise<ActivePlayer[]> =>
  (await on.request.get(`/api/users/active${query}`).expect(200)).body;

describe('GET /api/users/active', () => {
  beforeEach(reset);

  it('returns the players with the most games, paged, with the total', async () => {
    const games = await Promise.all(Array.from({ length: 4 }, () => makeGame(node.database)));
    for (const [index, game] of games.entries()) await play(game, 12 - index * 2, index);
    await countActive();
    const all = await active(node);
    expect(all.map(({ games_played }) => games_played)).toEqual([...Array(6).fill(4), 3, 3, 2, 2, 1, 1]);
    expect(Object.keys(all[0]!)).toEqual(['id', 'username', 'games_played', 'last_played_at']);
    const response = await nodes.two.request.get('/api/users/active?page=2&limit=5').expect(200);
    expect(response.body).toEqual(all.slice(5, 10));
    expect(response.headers['x-total-count']).toBe('12');
    expect(response.headers.link).toContain('page=3&limit=5>; rel="last"');
    expect(await active(node, '?page=9')).toEqual([]);
    for (const query of ['?page=0', '?limit=101', '?limit=x', '?page=600']) {
      expect([query, (await node.request.get(`/api/users/active${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('has the time of the last score, also of one that is no best', async () => {
    const player = await makeUser(node.database);
    const game = await makeGame(node.database);
    const send = (points: number) =>
      node.request.post('/api/scores').send({ gameId: game.id, score: points, apiKey: player.apiKey }).expect(200);
    for (const points of [900, 5]) {
      const { body } = await send(points);
      await until(
        () => active(nodes.two),
        ([row]) => row?.last_played_at === body.createdAt,
      );
    }
  });

  it('is updated after scores, renames and account deletions', async () => {
    const player = await makeUser(node.database);
    const game = await makeGame(node.database);
    await score(node, game, player);
    const [row] = await until(
      () => active(nodes.two),
      ({ length }) => length === 1,
    );
    expect(row).toMatchObject({ id: player.id, username: player.username, games_played: 1 });
    expect(Date.now() - Date.parse(row!.last_played_at)).toBeLessThan(60_000);
    const username = `${player.username}-new`;
    await node.request.put('/api/user/profile').auth(player.token, bearer).send({ username }).expect(200);
    expect(await active(nodes.two)).toMatchObject([{ username }]);
    const proof = { password: player.password };
    await node.request.post('/api/user/delete').auth(player.token, bearer).send(proof).expect(204);
    expect(await active(nodes.two)).toEqual([]);
    await countActive();
    const { headers } = await nodes.two.request.get('/api/users/active').expect(200);
    expect(headers['x-total-count']).toBe('0');
  });
});

/** A page with the most active players. */
async function watchActive(on: TestApp) {
  const client = await clients.connect(on.url);
  const { snapshot } = await client.watching(ACTIVE_PLAYERS_TOPIC);
  const patches = (): ActivePlayersChanges[] => client.patchesOf(ACTIVE_PLAYERS_TOPIC);
  const held = () =>
    patches().reduce((shown, patch) => applyActiveChanges(shown, patch, ACTIVE_PLAYERS), snapshot.players);
  return { held, patches };
}

describe('players:active', () => {
  beforeEach(reset);

  it('has the first twenty players of the list on every node after every change', async () => {
    const games = await Promise.all(Array.from({ length: 5 }, () => makeGame(node.database)));
    const many = await makePlayers(node.database, 30);
    const insertDays = (plays: number, furthest: number) =>
      node.database.rows(
        `INSERT INTO play_days (day, user_id, game_id)
         SELECT (now() AT TIME ZONE 'UTC')::date - day, player::uuid, game
         FROM unnest($1::int[], $2::text[], $3::int[]) AS played (day, player, game) ON CONFLICT DO NOTHING`,
        [
          Array.from({ length: plays }, () => random.between(0, furthest)),
          Array.from({ length: plays }, () => random.pick(many).id),
          Array.from({ length: plays }, () => random.pick(games).id),
        ],
      );
    await insertDays(40, 6);
    await countActive();
    const pages = [await watchActive(nodes.one), await watchActive(nodes.two)];
    for (let round = 0; round < 6; round += 1) {
      await insertDays(12, 6);
      // Players who did not play in the last seven days are no longer active.
      await node.database.rows(`DELETE FROM play_days WHERE random() < 0.3`);
      await countActive();
      const truth = await active(node);
      for (const { held } of pages) {
        await until(held, (shown) => JSON.stringify(shown) === JSON.stringify(truth));
      }
    }
    expect(pages.some(({ patches }) => patches().some(({ removed }) => removed.length > 0))).toBe(true);
  });

  it('adds a player after a score on another node, and follows renaming and deletion', async () => {
    const player = await makeUser(node.database);
    const game = await makeGame(node.database);
    const { held } = await watchActive(nodes.two);
    await score(nodes.one, game, player);
    await until(held, ([first]) => first?.username === player.username && first.games_played === 1);
    const username = `${player.username}-new`;
    await node.request.put('/api/user/profile').auth(player.token, bearer).send({ username }).expect(200);
    await until(held, ([first]) => first?.username === username);
    const proof = { password: player.password };
    await node.request.post('/api/user/delete').auth(player.token, bearer).send(proof).expect(204);
    await until(held, ({ length }) => length === 0);
  });
});

describe('the number of current players', () => {
  let nextScore = 950_000;
  const scoreAgo = (game: MadeGame, player: string, ago: string) =>
    node.database.rows(
      `INSERT INTO scores (id, user_id, game_id, score, created_at) VALUES ($1, $2, $3, 9, now() - $4::interval)`,
      [(nextScore += 1), player, game.id, ago],
    );

  it('counts each player of the last five minutes once, on every node', async () => {
    const [game, other] = [await makeGame(node.database), await makeGame(node.database)];
    const [first, second, third] = players.map(({ id }) => id);
    await scoreAgo(game, first!, '1 minute');
    await scoreAgo(game, first!, '4 minutes 50 seconds');
    await scoreAgo(game, second!, '4 minutes 50 seconds');
    await scoreAgo(game, third!, '5 minutes 1 second');
    await scoreAgo(other, third!, '1 second');
    for (const { app, url } of [nodes.one, nodes.two]) {
      await app.get(PlayingNowService).count();
      const client = await clients.connect(url);
      expect((await client.watching(gameTopic(game.id))).snapshot.playing_now).toBe(2);
      expect((await client.watching(gameTopic(other.id))).snapshot.playing_now).toBe(1);
    }
  });

  it('rises after a score on another node, and falls with time', async () => {
    const game = await makeGame(node.database);
    const client = await clients.connect(nodes.two.url);
    expect((await client.watching(gameTopic(game.id))).snapshot.playing_now).toBe(0);
    const playing = () => client.patchesOf(gameTopic(game.id)).findLast((patch) => 'playing_now' in patch)?.playing_now;
    await score(nodes.one, game, ada);
    await until(playing, (now) => now === 1);
    await node.database.rows(`UPDATE scores SET created_at = created_at - interval '5 minutes' WHERE game_id = $1`, [
      game.id,
    ]);
    await nodes.two.app.get(PlayingNowService).count();
    await until(playing, (now) => now === 0);
  });
});
