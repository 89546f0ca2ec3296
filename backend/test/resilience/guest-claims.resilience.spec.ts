import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashSecret, newSecret } from '../../src/modules/play/secrets.js';
import { makeGame } from '../factories/game.factory.js';
import { insert } from '../factories/made.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { startOwnServices, type OwnServices } from '../support/services/own-services.js';
import { startServer, type ServerProcess } from '../support/services/server-process.js';
import { until } from '../support/until.js';

const GAMES = 5;

let services: OwnServices;
let server: ServerProcess;
let ada: MadeUser;
let guest: { id: string; secret: string };
let gameIds: number[];

beforeAll(async () => {
  services = await startOwnServices();
  server = await startServer(services);
});
beforeEach(async () => {
  ada = await makeUser(services.database);
  guest = { id: randomUUID(), secret: newSecret('ggg_') };
  await insert(services.database, 'guests', { id: guest.id, secret_hash: hashSecret(guest.secret) });
  gameIds = [];
  for (let index = 0; index < GAMES; index += 1) {
    const { id } = await makeGame(services.database);
    gameIds.push(id);
    await insert(services.database, 'guest_bests', {
      guest_id: guest.id,
      game_id: id,
      board_id: id,
      score: 10 + index,
      achieved_at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
      session_id: randomUUID(),
      seconds: 1,
      verified: false,
    });
  }
});
afterAll(async () => {
  await server?.kill();
  await services?.remove();
});

const claim = () =>
  fetch(`${server.url}/api/user/guest-scores/claim`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, cookie: `guest=${guest.secret}` },
  });
const stored = () =>
  services.database.rows<{ game_id: number; score: number }>(
    'SELECT game_id, score::int AS score FROM scores WHERE user_id = $1 ORDER BY game_id',
    [ada.id],
  );

describe('a server that is killed between a claim and its answer', () => {
  it('loses no best and counts none twice when the claim is retried', async () => {
    // The third best stays in its row after its score is stored, where the server is killed.
    const blocker = new pg.Client({ connectionString: services.databaseUrl });
    await blocker.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM guest_bests WHERE guest_id = $1 AND game_id = $2 FOR UPDATE', [
      guest.id,
      gameIds[2],
    ]);
    const unanswered = claim().then(
      () => 'answered',
      () => 'no answer',
    );
    await until(stored, ({ length }) => length === 3);
    await server.kill();
    expect(await unanswered).toBe('no answer');
    await blocker.end();

    server = await startServer({ ...services, port: server.port });
    const again = await claim();
    expect(again.status).toBe(200);
    expect(await stored()).toEqual(gameIds.map((game_id, index) => ({ game_id, score: 10 + index })));
    expect(await services.database.rows('SELECT FROM guest_bests WHERE guest_id = $1', [guest.id])).toEqual([]);
  });
});
