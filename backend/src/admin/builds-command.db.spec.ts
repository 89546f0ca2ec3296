import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeGame, type MadeGame } from '../../test/factories/game.factory.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { ormOptions } from '../config/mikro-orm.config.js';
import { changeBuild, listAllBuilds, parseBuildsCommand } from './builds-command.js';

let database: TestDatabase;
let orm: MikroORM;
let game: MadeGame;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(ormOptions(database.databaseUrl));
});
beforeEach(async () => {
  game = await makeGame(database);
  id = randomUUID();
  await database.rows(
    `INSERT INTO builds (id, game_id, number, uploaded_by, sha256, size, verdict) VALUES ($1, $2, 1, $3, $4, 10, 'ready')`,
    [id, game.id, game.created_by, Buffer.alloc(32)],
  );
  await database.rows(`UPDATE games SET launch = 'hosted', build_id = $1 WHERE id = $2`, [id, game.id]);
});
afterAll(async () => {
  await orm?.close();
  await database?.drop();
});

const change = (...command: Parameters<typeof changeBuild> extends [unknown, infer Command] ? [Command] : never) =>
  changeBuild(orm.em.fork(), ...command);
const state = async () => {
  const [row] = await database.rows('SELECT active, launch, build_id, hidden_reason FROM games WHERE id = $1', [
    game.id,
  ]);
  return row;
};

describe('builds', () => {
  it('are listed with their game, and whether they are played', async () => {
    const lines = await listAllBuilds(orm.em.fork(), game.id);
    expect(lines).toContain(id);
    expect(lines).toMatch(/ready {2}played$/);
  });

  it('are hidden with the game that plays them, and shown again', async () => {
    expect(await change({ action: 'hide', id, reason: 'It mines coins.' })).toMatchObject({ wasPlayed: true });
    expect(await state()).toMatchObject({ active: false, hidden_reason: 'It mines coins.' });
    expect(await listAllBuilds(orm.em.fork(), game.id)).toContain('hidden: It mines coins.');
    await change({ action: 'show', id });
    expect(await listAllBuilds(orm.em.fork(), game.id)).toMatch(/played$/);
  });

  it('are removed, and their game is not played until it has another one', async () => {
    await change({ action: 'remove', id });
    expect(await state()).toMatchObject({ launch: 'link', build_id: null });
    expect(await listAllBuilds(orm.em.fork(), game.id)).toBe('There are no builds.');
    expect(await change({ action: 'remove', id })).toBeUndefined();
    expect(await change({ action: 'hide', id: 'nothing', reason: 'None.' })).toBeUndefined();
  });
});

describe('the arguments of npm run admin -- builds', () => {
  it.each([
    [[], { action: 'list', gameId: undefined }],
    [['--game', '7'], { action: 'list', gameId: 7 }],
    [['--show', 'x'], { action: 'show', id: 'x' }],
    [['--hide', 'x', '--reason', ' It is spam. '], { action: 'hide', id: 'x', reason: 'It is spam.' }],
    [['--hide', 'x'], { problem: 'Give a --reason of 3 to 500 characters: the makers read it.' }],
    [['--show', 'x', '--remove', 'x'], { problem: 'Give one of --game, --hide, --show and --remove.' }],
    [['--game', 'x'], { problem: 'Give the number of a game.' }],
  ])('%j are read', (args, expected) => {
    expect(parseBuildsCommand(['builds', ...args])).toEqual(expected);
  });

  it('of other commands are left to them', () => {
    expect(parseBuildsCommand(['ada'])).toBeUndefined();
  });
});
