import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CODE_COUNT } from '@gamegeek/arcade/codes/code.js';
import { secretGame } from '@gamegeek/arcade/games.js';
import type { Picture } from '@gamegeek/arcade/pictures/picture.js';
import sharp from 'sharp';
import { REPLAY_LIMITS } from '../../../src/config/limits.js';
import { WorkerThread } from '../../../src/core/jobs/worker-thread.js';
import { SitePages } from '../../../src/core/web/site-pages.service.js';
import { CardPainter } from '../../../src/modules/community/social-cards/card-painter.service.js';
import type { ReplayableRun } from '../../../src/modules/play/recordings/recordings.service.js';
import { keyedRandom } from '../../../src/modules/play/rounds/keyed-random.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makeRecording, RECORDED_SEED } from '../../factories/recording.factory.js';
import { makeUser, openSession, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { removeScore, restoreScore } from '../../support/scores/remove-score.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const PAGE = '<!doctype html><!-- page-head --><!-- /page-head --></head><div id="root"></div>';
const SITE = 'https://games.example';
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const source = (file: string) => JSON.stringify(new URL(`../../../../${file}`, import.meta.url).href);
const END_PICTURES = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import ${source('scripts/resolve-typescript.ts')};
  const worker = await import(${source('backend/src/modules/community/social-cards/end-picture.worker.ts')});
  export const run = worker.run;
`)}`,
);
let folder: string;
let node: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gamegeek-cards-'));
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  node = await startTestApp({ siteFolder: folder, settings: { publicUrl: SITE } });
});
afterAll(async () => {
  await node?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function score(gameId: number, username: string, points: number): Promise<void> {
  const { apiKey } = await makeUser(node.database, { username });
  await node.request.post('/api/scores').send({ gameId, score: points, apiKey }).expect(200);
}

const card = (gameId: number) => node.request.get(`/api/games/${gameId}/card.png`).redirects(0);

/** The metadata of a page, without the repetition for Twitter. */
async function headOf(address: string) {
  const { text } = await node.request.get(address).set('Accept', 'text/html').expect(200);
  const tag = (name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(text)?.[1];
  expect(tag('twitter:image')).toBe(tag('og:image'));
  expect(tag('twitter:card')).toBe('summary_large_image');
  return { image: tag('og:image'), alt: tag('og:image:alt'), width: tag('og:image:width'), url: tag('og:url') };
}

describe('the card of a game', () => {
  it('is a PNG image of 1200 by 630 pixels that may be cached for five minutes', async () => {
    const { id } = await makeGame(node.database, { name: '蛇 & <Gems>' });
    await score(id, 'card.player', 4_200);
    const { headers, body } = await card(id).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"[\w-]{12}"$/),
    });
    const png = body as Buffer;
    expect(png.subarray(0, 8)).toEqual(SIGNATURE);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    await card(id)
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
  });

  it('shows an uploaded cover', async () => {
    const { id, created_by: maker } = await makeGame(node.database);
    const { body: before } = await card(id).expect(200);
    const picture = sharp({ create: { width: 800, height: 450, channels: 3, background: '#d02020' } });
    const token = await openSession(node.database, maker);
    const { body: uploaded } = await node.request
      .post(`/api/games/${id}/pictures`)
      .auth(token, { type: 'bearer' })
      .set('Content-Type', 'image/png')
      .send(await picture.png().toBuffer())
      .expect(201);
    await node.request
      .put(`/api/games/${id}`)
      .auth(token, { type: 'bearer' })
      .send({ image_url: uploaded.url })
      .expect(200);
    const after = await until(
      async () => (await card(id).expect(200)).body as Buffer,
      (png) => !png.equals(before as Buffer),
    );
    const { left, top } = { left: 300, top: 350 };
    const pixel = await sharp(after).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    expect([...pixel.subarray(0, 3)].map((value) => Math.round(value / 16))).toEqual([13, 2, 2]);
  });

  it('is rendered once for concurrent and repeated requests while it is unchanged', async () => {
    const { id } = await makeGame(node.database);
    const paint = jest.spyOn(node.app.get(CardPainter), 'paint');
    await Promise.all(Array.from({ length: 10 }, () => card(id).expect(200)));
    await card(id).expect(200);
    expect(paint).toHaveBeenCalledTimes(1);
    paint.mockRestore();
  });

  it('returns 404 for games that are hidden or do not exist', async () => {
    const { id } = await makeHiddenGame(node.database);
    for (const missing of [id, 2_147_483_647]) expectError(await card(missing), 'not_found');
  });

  it('redirects to the picture of the site while it cannot be rendered', async () => {
    const { id } = await makeGame(node.database);
    const paint = jest.spyOn(node.app.get(CardPainter), 'paint').mockRejectedValue(new Error('no renderer'));
    const { headers } = await card(id).expect(302);
    expect(headers).toMatchObject({ location: `${SITE}/social-card.png`, 'cache-control': 'no-store' });
    paint.mockRestore();
    await card(id).expect(200);
  });
});

describe('the card of a recorded run', () => {
  const runCard = (scoreId: number) => node.request.get(`/api/scores/${scoreId}/card.png`).redirects(0);
  /** The thread of the painter needs a build; this one loads the same module from its source. */
  const replays = new WorkerThread<ReplayableRun, Picture | null>({ module: END_PICTURES, ...REPLAY_LIMITS });
  let drawn: jest.SpiedFunction<CardPainter['paint']>;
  let game: MadeGame;

  beforeAll(async () => {
    game = await makeGame(node.database, { launch: 'hosted', arcadeId: 'snake' });
  });
  beforeEach(() => {
    const painter = node.app.get(CardPainter);
    jest.spyOn(painter, 'replay').mockImplementation((run) => replays.run(run));
    drawn = jest.spyOn(painter, 'paint');
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => replays.close());

  /** A run of snake that goes straight on into the wall. */
  async function makeRun(by?: MadeUser) {
    const player = by ?? (await makeUser(node.database));
    const run = { player, arcadeId: 'snake', game, score: 12_340, log: '2.' } as const;
    return { player, scoreId: (await makeRecording(node.database, run)).scoreId };
  }

  /** What the card of a run is drawn as, with its version. */
  async function cardOf(scoreId: number): Promise<{ svg: string; version: string | undefined }> {
    drawn.mockClear();
    const { headers } = await runCard(scoreId).expect(200);
    return { svg: drawn.mock.calls[0]?.[0] ?? '', version: headers.etag };
  }

  const hasEnd = (svg: string) => svg.includes('viewBox="0 0 226 154"');

  it('is a PNG image, and another one with a new name of the player', async () => {
    const { scoreId, player } = await makeRun();
    const { headers, body } = await runCard(scoreId).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=300' });
    const png = body as Buffer;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const { image } = await headOf(`/runs/${scoreId}`);
    expect(image).toMatch(new RegExp(`^${SITE}/api/scores/${scoreId}/card\\.png\\?v=[\\w-]{12}$`));
    await node.database.rows('UPDATE users SET username = $1 WHERE id = $2', ['new.name.of.run', player.id]);
    const { headers: renamed } = await runCard(scoreId).expect(200);
    expect(renamed.etag).not.toBe(headers.etag);
  });

  it('shows the end of the run with game, player and score, and says so', async () => {
    const { scoreId, player } = await makeRun();
    const { svg } = await cardOf(scoreId);
    expect(hasEnd(svg)).toBe(true);
    for (const text of [game.name, player.username, '12,340']) expect(svg).toContain(`>${text}<`);
    const { alt } = await headOf(`/runs/${scoreId}`);
    expect(alt).toBe(`${player.username}: 12,340 in ${game.name}. The end of the run`);
  });

  it('shows the end of a run with hidden information', async () => {
    const run = secretGame('codes')?.deal(keyedRandom(RECORDED_SEED));
    for (let tries = 0; run && !run.isOver; tries++) run.ask((tries * 100) % CODE_COUNT);
    const player = await makeUser(node.database);
    const { scoreId } = await makeRecording(node.database, { player, arcadeId: 'codes', log: run?.log ?? '' });
    const { svg } = await cardOf(scoreId);
    // The answers to the last tries, which follow from the seed that players do not know.
    expect(svg).toContain('<circle');
  });

  it('is another one for another run of the same player with the same score', async () => {
    const { scoreId, player } = await makeRun();
    const { scoreId: other } = await makeRun(player);
    await node.database.rows('UPDATE recordings SET seed = $2 WHERE score_id = $1', [other, Buffer.alloc(16, 9)]);
    const [one, two] = [await cardOf(scoreId), await cardOf(other)];
    expect([one.svg === two.svg, one.version === two.version]).toEqual([false, false]);
  });

  it('does not show the end of a run of the daily of today, and shows it when the day is over', async () => {
    const { scoreId, player } = await makeRun();
    const day = (offset: number) => `(now() AT TIME ZONE 'UTC')::date + ${offset}`;
    await node.database.rows(`INSERT INTO dailies (day, number, game_id, seed, drawn_at) VALUES (${day(0)}, 901, $1, $2, now())`, [game.id, RECORDED_SEED]); // prettier-ignore
    const today = await cardOf(scoreId);
    const head = await headOf(`/runs/${scoreId}`);
    expect([hasEnd(today.svg), head.alt]).toEqual([false, `${player.username}: 12,340 in ${game.name}`]);
    await node.database.rows(`UPDATE dailies SET day = ${day(-1)} WHERE number = 901`);
    const tomorrow = await cardOf(scoreId);
    expect([hasEnd(tomorrow.svg), tomorrow.version === today.version]).toEqual([true, false]);
    // Previews are fetched again, because the page links another address.
    node.app.get(SitePages).forget(`/runs/${scoreId}`);
    const { image, alt } = await headOf(`/runs/${scoreId}`);
    expect(image).not.toBe(head.image);
    expect(alt).toBe(`${head.alt}. The end of the run`);
  });

  it.each([
    ['by rules that are gone', 'rules_version = 99'],
    ['whose log is gone', 'log = NULL'],
    ['whose log breaks the rules', `log = '2.!'`],
  ])('shows the game in place of the end of a run %s', async (_which, change) => {
    const { scoreId } = await makeRun();
    await node.database.rows(`UPDATE recordings SET ${change} WHERE score_id = $1`, [scoreId]);
    const { svg } = await cardOf(scoreId);
    expect([hasEnd(svg), svg.includes('>12,340<')]).toEqual([false, true]);
  });

  it('is 404 for a removed score, and back with it', async () => {
    const { scoreId } = await makeRun();
    await runCard(scoreId).expect(200);
    await removeScore(node, scoreId);
    expectError(await runCard(scoreId), 'not_found');
    await restoreScore(node, scoreId);
    await runCard(scoreId).expect(200);
  });

  it('is 404 without a recording, of a hidden game, and of a deleted account', async () => {
    const player = await makeUser(node.database);
    const hidden = await makeRecording(node.database, { player, arcadeId: 'stacker' });
    await node.database.rows('UPDATE games SET active = false WHERE id = $1', [hidden.game.id]);
    const leaving = await makeUser(node.database);
    const { scoreId: deleted } = await makeRecording(node.database, { player: leaving, arcadeId: 'merge' });
    await node.database.rows('UPDATE users SET deleted_at = now() WHERE id = $1', [leaving.id]);
    for (const missing of [hidden.scoreId, deleted, 1]) expectError(await runCard(missing), 'not_found');
  });
});

describe('a page about a game', () => {
  it('links the versioned card with an alternative text in its metadata', async () => {
    const { id } = await makeGame(node.database, { name: 'Hexfall' });
    await score(id, 'first.one', 1_000);
    await score(id, 'second.one', 900);
    for (const address of [
      `/games/${id}`,
      `/play/${id}`,
      `/leaderboard?game=${id}`,
      `/leaderboard?period=week&game=${id}`,
    ]) {
      const { image, alt, width } = await headOf(address);
      expect(image).toMatch(new RegExp(`^${SITE}/api/games/${id}/card\\.png\\?v=[\\w-]{12}$`));
      expect(alt).toBe('Hexfall. Top scores: 1. first.one, 1,000; 2. second.one, 900');
      expect(width).toBe('1200');
    }
    expect((await headOf(`/leaderboard?game=${id}`)).url).toBe(`${SITE}/leaderboard?game=${id}`);
  });

  it('links another version of the card after a score among the first three', async () => {
    const { id } = await makeGame(node.database);
    const before = await headOf(`/games/${id}`);
    await score(id, 'new.leader', 77);
    const after = await until(
      () => headOf(`/games/${id}`),
      ({ alt }) => alt?.endsWith('Top scores: 1. new.leader, 77') ?? false,
    );
    expect(after.image).not.toBe(before.image);
    // Shared links to an earlier version show the current leaders, too.
    const [one, two] = await Promise.all(
      [before, after].map(({ image }) => node.request.get(new URL(image ?? '').pathname)),
    );
    expect(one?.headers.etag).toBe(two?.headers.etag);
  });

  it('has the metadata of the general board for hidden and unknown games', async () => {
    const { id } = await makeHiddenGame(node.database);
    for (const game of [id, 2_147_483_647, 'x', '1e3', '']) {
      const { image, url } = await headOf(`/leaderboard?game=${game}`);
      expect([image, url]).toEqual([`${SITE}/social-card.png`, `${SITE}/leaderboard`]);
    }
  });
});
