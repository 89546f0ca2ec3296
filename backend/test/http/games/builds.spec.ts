import { rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Build } from '@gamegeek/contracts/builds/builds.schemas.js';
import { SETTINGS, type Settings } from '../../../src/config/settings.js';
import { DeleteUnusedFilesJob } from '../../../src/modules/games/builds/delete-unused-files.job.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';
import { renamed, zip } from '../../support/zip.js';

const PAGE =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width"><title>Moth &amp; Lamp</title></head>' +
  '<body><canvas></canvas><script>addEventListener("pointerdown", () => GameGeek.gameOver(7))</script></body></html>';

let node: TestApp;
let maker: MadeUser;
let other: MadeUser;
let game: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  [maker, other] = [await makeUser(node.database), await makeUser(node.database)];
});
beforeEach(async () => {
  game = await makeGame(node.database, { createdBy: maker.id });
});
afterAll(() => node?.close());

interface Sent {
  to?: string;
  type?: string;
  as?: MadeUser;
  notes?: string;
}

const send = (file: string | Buffer, { to, type = 'text/html', as = maker, notes }: Sent = {}) => {
  const request = node.request
    .post(to ?? `/api/games/${game.id}/builds`)
    .auth(as.token, { type: 'bearer' })
    .set('Content-Type', type);
  if (notes !== undefined) request.set('X-Build-Notes', encodeURIComponent(notes));
  return request.send(file);
};
const sendZip = async (files: Record<string, string | Buffer>, sent: Sent = {}) =>
  send(await zip(files), { ...sent, type: 'application/zip' });
const publish = (number: number, as = maker) =>
  node.request.post(`/api/games/${game.id}/builds/${number}/publish`).auth(as.token, { type: 'bearer' });
const remove = (number: number, as = maker) =>
  node.request.delete(`/api/games/${game.id}/builds/${number}`).auth(as.token, { type: 'bearer' });
const builds = async (as?: MadeUser): Promise<Build[]> => {
  const request = node.request.get(`/api/games/${game.id}/builds`);
  return (await (as ? request.auth(as.token, { type: 'bearer' }) : request).expect(200)).body;
};
const stored = async () => {
  const [row] = await node.database.rows<{ files: number; builds: number }>(
    'SELECT (SELECT count(*)::int FROM stored_files) AS files, (SELECT count(*)::int FROM builds) AS builds',
  );
  return row;
};

describe('an uploaded page', () => {
  it('is a build that is served with the SDK before its own scripts, in an opaque origin', async () => {
    const { body: build } = await send(PAGE, { notes: 'First night ✨' }).expect(201);
    expect(build).toMatchObject({ number: 1, files: 1, verdict: 'ready', reasons: [], published: false });
    expect(build).toMatchObject({ notes: 'First night ✨', size: Buffer.byteLength(PAGE) });
    const page = await node.request.get(new URL(build.url).pathname).expect(200);
    expect(page.text).toBe(
      PAGE.replace('<head>', `<head><script src="/sdk/v1-build.js" data-game="${game.id}"></script>`),
    );
    const policy = page.headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts allow-pointer-lock; default-src 'none'; /);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toMatch(
      new RegExp(
        `connect-src blob: data: http://localhost:0/builds/${build.id}/ 127\\.0\\.0\\.1:\\d+/builds/${build.id}/;`,
      ),
    );
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['access-control-allow-origin']).toBe('*');
  });

  it('is played once it is published, and an earlier one again', async () => {
    await send(PAGE).expect(201);
    await send(PAGE.replace('Lamp', 'Lantern')).expect(201);
    const { body: second } = await publish(2).expect(200);
    const read = async () => (await node.request.get(`/api/games/${game.id}`)).body;
    expect(await read()).toMatchObject({ launch: 'hosted', build_id: second.id });
    const { body: launch } = await node.request
      .post(`/api/games/${game.id}/launches`)
      .auth(other.token, { type: 'bearer' })
      .expect(201);
    expect(launch.frame).toMatchObject({ src: `/builds/${second.id}/`, origin: 'null' });
    expect(launch.frame.sandbox).not.toContain('allow-same-origin');
    const { body: first } = await publish(1).expect(200);
    expect(await read()).toMatchObject({ launch: 'hosted', build_id: first.id });
  });

  it('is no longer played when the game moves to an address', async () => {
    await send(PAGE).expect(201);
    await publish(1).expect(200);
    const change = (body: object) =>
      node.request.put(`/api/games/${game.id}`).auth(maker.token, { type: 'bearer' }).send(body);
    const { body } = await change({ launch: 'embed', game_url: 'https://games.example/' }).expect(200);
    expect(body).toMatchObject({ launch: 'embed', build_id: null });
    expectError(await change({ launch: 'hosted' }), 'validation_failed', {
      launch: ['Please select how the game is launched'],
    });
  });

  it('is seen in the list by its makers; everybody else sees the one that is played', async () => {
    await send(PAGE).expect(201);
    await send(PAGE).expect(201);
    expect((await builds(maker)).map(({ number }) => number)).toEqual([2, 1]);
    expect(await builds(other)).toEqual([]);
    await publish(1).expect(200);
    expect((await builds()).map(({ number, published }) => [number, published])).toEqual([[1, true]]);
  });
});

describe('an uploaded archive', () => {
  it('is served from its only folder, file by file, with their types', async () => {
    const { body } = await sendZip({
      'moth/index.html': PAGE,
      'moth/data/level 1.json': '{"moths":3}',
      'moth/game.wasm': Buffer.alloc(4_000),
      'moth/Build.js.gz': gzipSync('let moths = 3;'),
      '__MACOSX/moth/._index.html': 'clutter',
    }).then((answer) => answer);
    expect(body).toMatchObject({ files: 4, verdict: 'ready' });
    const read = (name: string) => node.request.get(`/builds/${body.id}/${name}`);
    expect((await read('data/level%201.json').expect(200)).body).toEqual({ moths: 3 });
    expect((await read('game.wasm').expect(200)).headers).toMatchObject({
      'content-type': 'application/wasm',
      'content-encoding': 'gzip',
      'cache-control': expect.stringContaining('immutable'),
    });
    const packed = await read('Build.js.gz').expect(200);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(packed.text).toBe('let moths = 3;');
    expect((await read('Build.js.gz').set('Accept-Encoding', 'identity').expect(200)).text).toBe('let moths = 3;');
    expectError(await read('missing.png'), 'not_found');
    expectError(await read('../../../etc/passwd'), 'not_found');
  });

  it('is revalidated and read in parts', async () => {
    const { body } = await sendZip({ 'index.html': PAGE, 'tune.ogg': 'abcdefghij' });
    const address = `/builds/${body.id}/tune.ogg`;
    const whole = await node.request.get(address).expect(200);
    await node.request
      .get(address)
      .set('If-None-Match', whole.headers['etag'] ?? '')
      .expect(304);
    const part = await node.request.get(address).set('Range', 'bytes=2-4').expect(206);
    expect(part.body.toString()).toBe('cde');
    expectError(await node.request.get(address).set('Range', 'bytes=99-'), 'range_not_satisfiable');
  });

  it('is read from the database again when it is gone from the disk', async () => {
    const { body } = await sendZip({ 'index.html': PAGE, 'moth.ogg': 'klmnopqrst' });
    const part = () => node.request.get(`/builds/${body.id}/moth.ogg`).set('Range', 'bytes=2-4').expect(206);
    await part();
    const { home } = node.app.get<Settings>(SETTINGS);
    const [row] = await node.database.rows<{ sha256: string }>(
      `SELECT encode(sha256, 'hex') AS sha256 FROM stored_file_chunks WHERE bytes = 'klmnopqrst'`,
    );
    rmSync(path.join(home, 'builds', row?.sha256 ?? ''));
    expect((await part()).body.toString()).toBe('mno');
  });

  it('stores each content once, and deletes what no build has', async () => {
    const before = await stored();
    await sendZip({ 'index.html': PAGE, 'a.png': 'the same picture', 'b.png': 'the same picture' });
    await sendZip({ 'index.html': PAGE, 'c.png': 'the same picture' });
    const after = await stored();
    expect((after?.files ?? 0) - (before?.files ?? 0)).toBe(2);
    await remove(1).expect(204);
    await remove(2).expect(204);
    await node.app.get(DeleteUnusedFilesJob).run();
    const left = await node.database.rows(`SELECT FROM stored_file_chunks WHERE bytes = 'the same picture'`);
    expect(left).toEqual([]);
  });

  it('with links, passwords, unsafe, double or hostile names is refused, and nothing is kept', async () => {
    const before = await stored();
    const archive = await zip({ 'index.html': PAGE, 'aa/aa.png': 'x', bbbbbbbbb: 'y' });
    const refused = async (changed: Buffer, code: string) => {
      const answer = await send(changed, { type: 'application/zip' });
      const { reasons } = expectError(answer, 'build_invalid');
      expect(reasons?.map((reason) => reason.code)).toEqual([code]);
    };
    await refused(renamed(archive, 'aa/aa.png', '../aa.png'), 'unsafe_name');
    await refused(renamed(archive, 'aa/aa.png', '/aa/a.png'), 'unsafe_name');
    await refused(renamed(archive, 'aa/aa.png', 'C:/aa.png'), 'unsafe_name');
    await refused(renamed(archive, 'aa/aa.png', 'aa/\0a.png'), 'unsafe_name');
    await refused(renamed(archive, 'aa/aa.png', 'bbbbbbbbb'), 'duplicate_name');
    await refused(archive.subarray(0, archive.length / 2), 'not_a_zip');
    await refused(Buffer.from('PK but nothing else that an archive has in it'), 'not_a_zip');
    await refused(await zip({ 'game/play.html': PAGE, 'readme.txt': 'x' }), 'no_index');
    await refused(await zip({}), 'empty');
    await refused(await zip({ 'index.html': PAGE, 'bomb.bin': Buffer.alloc(20 * 1024 ** 2) }), 'ratio');
    await refused(await zip({ 'index.html': PAGE, 'save.js': `const key = "${maker.apiKey}"` }), 'secret');
    expect(await stored()).toEqual(before);
  });

  it('says which pages it has if none is at the top', async () => {
    const { reasons } = expectError(await sendZip({ 'game/play.html': PAGE, 'a.png': 'x' }), 'build_invalid');
    expect(reasons?.[0]?.message).toContain('"game/play.html"');
  });
});

describe('an upload', () => {
  it('is refused to others, without a login, and of another type', async () => {
    expectError(await send(PAGE, { as: other }), 'forbidden');
    expectError(
      await node.request.post(`/api/games/${game.id}/builds`).set('Content-Type', 'text/html').send(PAGE),
      'unauthorized',
    );
    expectError(await send(PAGE, { type: 'application/json' }), 'unsupported_media_type');
    expectError(await send(PAGE, { to: '/api/games/999999/builds' }), 'not_found');
    expect(await builds(maker)).toEqual([]);
  });

  it('above the limit is refused before it is read', async () => {
    const answer = await node.request
      .post(`/api/games/${game.id}/builds`)
      .auth(maker.token, { type: 'bearer' })
      .set('Content-Type', 'application/zip')
      .set('Content-Length', String(65 * 1024 ** 2))
      .send('x')
      .timeout(5_000)
      .catch((error: { response?: unknown }) => error.response);
    expect(answer).toMatchObject({ status: 413, body: { code: 'build_too_large' } });
  });

  it('makes room by deleting, with ten builds of a game', async () => {
    for (let number = 1; number <= 10; number += 1) await send(PAGE).expect(201);
    expectError(await send(PAGE), 'quota_exceeded');
    await publish(1).expect(200);
    expectError(await remove(1), 'conflict', {
      number: ['This build is the one that is played. Publish another one first.'],
    });
    expectError(await remove(2, other), 'forbidden');
    await remove(2).expect(204);
    const { body } = await send(PAGE).expect(201);
    expect(body.number).toBe(11);
  });

  it('counts the builds of all games of the account', async () => {
    await send(PAGE).expect(201);
    await node.database.rows('UPDATE builds SET size = 1024 * 1024 * 1024 - 10 WHERE game_id = $1', [game.id]);
    const { message } = expectError(await send(PAGE), 'quota_exceeded');
    expect(message).toContain('of 1024 MB');
    await node.database.rows('UPDATE builds SET size = 1 WHERE game_id = $1', [game.id]);
  });

  it('of a build that does not run is kept, but not published', async () => {
    const { body } = await send('<!doctype html><script src="game.js"></script>').expect(201);
    expect(body).toMatchObject({ verdict: 'broken' });
    expectError(await publish(1), 'conflict', {
      verdict: ['This build does not run here. Its reasons say what to mend; then upload it again.'],
    });
  });

  it('while another one of the same account runs is refused', async () => {
    const answers = await Promise.all([send(PAGE), send(PAGE), send(PAGE)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength((await builds(maker)).length);
    for (const answer of answers) if (answer.status !== 201) expectError(answer, 'conflict', answer.body.fields);
  });

  it('is answered clearly if PostgreSQL goes away meanwhile, and nothing of it is kept', async () => {
    const before = await stored();
    const holder = await node.database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [maker.id]);
    const answer = send(PAGE.replace('Moth', 'Midge')).then((received) => received);
    const waiting = () =>
      node.database.rows<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'gamegeek jobs' AND wait_event_type = 'Lock'`,
      );
    const [connection] = await until(waiting, (rows) => rows.length > 0, 10_000);
    await node.database.rows('SELECT pg_terminate_backend($1)', [connection?.pid]);
    expectError(await answer, 'unavailable');
    await holder.query('ROLLBACK');
    holder.release();
    expect(await stored()).toEqual(before);
    await send(PAGE).expect(201);
  });
});

describe('POST /api/builds/check', () => {
  it('answers what an upload would, and keeps nothing', async () => {
    const before = await stored();
    const { body } = await send(PAGE, { to: '/api/builds/check' }).expect(200);
    expect(body).toEqual({ verdict: 'ready', reasons: [], title: 'Moth & Lamp' });
    expectError(
      await send('not a zip at all, really', { to: '/api/builds/check', type: 'application/zip' }),
      'build_invalid',
    );
    expect(await stored()).toEqual(before);
  });
});

describe('a build', () => {
  it('that is deleted or hidden is gone at once', async () => {
    const { body } = await send(PAGE).expect(201);
    await node.request.get(`/builds/${body.id}/`).expect(200);
    await remove(1).expect(204);
    expectError(await node.request.get(`/builds/${body.id}/`), 'not_found');
  });

  it('has no service worker, and its address ends with a slash', async () => {
    const { body } = await send(PAGE).expect(201);
    expectError(await node.request.get(`/builds/${body.id}/index.html`).set('Service-Worker', 'script'), 'forbidden');
    const { headers } = await node.request.get(`/builds/${body.id}`).expect(308);
    expect(headers['location']).toBe(`/builds/${body.id}/`);
  });

  it('of the site itself does not exist', async () => {
    await node.database.rows(`UPDATE games SET launch = 'hosted', arcade_id = 'codes' WHERE id = $1`, [game.id]);
    expectError(await send(PAGE), 'forbidden');
  });
});

describe('builds with a domain of their own', () => {
  let apart: TestApp;
  const GAMES = 'http://games.example';

  beforeAll(async () => {
    apart = await startTestApp({ database: node.database, settings: { gamesUrl: GAMES } });
  });
  afterAll(() => apart?.close());

  it('are served there and nothing else is; the site leads there and may frame it', async () => {
    const { body } = await send(PAGE).expect(201);
    const address = `/builds/${body.id}/`;
    const { headers } = await apart.request.get(address).expect(308);
    expect(headers['location']).toBe(`${GAMES}${address}`);
    const { text } = await apart.request.get(address).set('Host', 'games.example').expect(200);
    expect(text).toContain('/sdk/v1-build.js');
    expectError(await apart.request.get('/api/games').set('Host', 'games.example'), 'not_found');
    const page = await apart.request.get('/nothing');
    expect(page.headers['content-security-policy']).toContain(`frame-src 'self' http://localhost:0 ${GAMES}`);
  });
});
