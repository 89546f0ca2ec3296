import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  FOREIGN_PICTURE,
  PICTURE_BYTES_MAX,
  TOO_MANY_PIXELS,
  UNREADABLE_PICTURE,
  type UploadedPicture,
} from '@gamegeek/contracts/pictures/pictures.js';
import { INVALID_URL } from '@gamegeek/contracts/validation/web-url.js';
import sharp, { type Color } from 'sharp';
import { ForgetPicturesJob } from '../../../src/modules/games/pictures/forget-pictures.job.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const RED = '#d02020';
const BLUE = '#2020d0';
const MEGABYTE = 1024 ** 2;

let node: TestApp;
let maker: MadeUser;
let game: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  maker = await makeUser(node.database);
  game = await makeGame(node.database, { createdBy: maker.id });
});
afterAll(() => node?.close());

const plain = (width: number, height: number, background: Color = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

interface Upload {
  user?: MadeUser;
  gameId?: number;
  type?: string;
}

const upload = (bytes: Buffer, { user = maker, gameId = game.id, type = 'image/png' }: Upload = {}) =>
  node.request
    .post(`/api/games/${gameId}/pictures`)
    .auth(user.token, { type: 'bearer' })
    .set('Content-Type', type)
    .send(bytes);

async function uploaded(bytes: Buffer, options?: Upload): Promise<UploadedPicture> {
  return (await upload(bytes, options).expect(201)).body as UploadedPicture;
}

const change = (body: object, id = game.id) =>
  node.request.put(`/api/games/${id}`).auth(maker.token, { type: 'bearer' }).send(body);

const stored = async () => (await node.database.rows('SELECT id FROM game_pictures')).length;
const inWidth = (url: string, width: number) => url.replace(/-\d+\.webp$/, `-${width}.webp`);

async function colorAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
}

/** A chunk of a PNG file. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG file that says it has this size, with these chunks before its pixels. */
function pngOf(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * Math.min(height, 100)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an uploaded picture', () => {
  it('is stored in three widths as WebP, at addresses that any site may show and browsers keep', async () => {
    const picture = await uploaded(await plain(1_600, 900).png().toBuffer());
    expect(picture).toEqual({
      url: expect.stringMatching(/^\/pictures\/[0-9a-f-]{36}-1280\.webp$/),
      width: 1_280,
      height: 720,
    });
    for (const width of [320, 640, 1_280]) {
      const address = inWidth(picture.url, width);
      const { headers, body } = await node.request.get(address).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
      expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'webp', width, height: (width * 9) / 16 });
      await node.request
        .get(address)
        .set('If-None-Match', headers.etag ?? '')
        .expect(304);
    }
  });

  it('is turned upright, and loses its metadata', async () => {
    const halves = await plain(600, 300)
      .composite([{ input: await plain(300, 300, BLUE).png().toBuffer(), left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } } })
      .toBuffer();
    const { url, width, height } = await uploaded(halves, { type: 'image/jpeg' });
    expect({ width, height }).toEqual({ width: 300, height: 600 });
    const { body } = await node.request.get(url).expect(200);
    const { exif, xmp, icc, orientation } = await sharp(body as Buffer).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect([await colorAt(body as Buffer, 150, 100), await colorAt(body as Buffer, 150, 500)]).toEqual(['blue', 'red']);
  });

  it('is never enlarged', async () => {
    const { url } = await uploaded(await plain(500, 200).webp().toBuffer(), { type: 'image/webp' });
    expect(url).toMatch(/-500\.webp$/);
    await node.request.get(inWidth(url, 320)).expect(200);
    expectError(await node.request.get(inWidth(url, 640)), 'not_found');
  });

  it('is the first frame of an animation', async () => {
    const frames = await Promise.all([RED, BLUE].map((frame) => plain(40, 40, frame).png().toBuffer()));
    const animation = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [80, 80] })
      .toBuffer();
    const { url, ...size } = await uploaded(animation, { type: 'image/gif' });
    expect(size).toEqual({ width: 40, height: 40 });
    expect(await colorAt((await node.request.get(url).expect(200)).body as Buffer, 20, 20)).toBe('red');
  });

  it('becomes the cover and a screenshot of its game, and of no other one', async () => {
    const { url } = await uploaded(await plain(64, 36).png().toBuffer());
    const { body } = await change({ image_url: url, preview_images: [url, 'https://p.example/1'] }).expect(200);
    expect(body).toMatchObject({ image_url: url, preview_images: [url, 'https://p.example/1'] });

    const other = await makeGame(node.database, { createdBy: maker.id });
    const foreign = { image_url: [FOREIGN_PICTURE] };
    expectError(await change({ image_url: url }, other.id), 'validation_failed', foreign);
    expectError(await change({ image_url: inWidth(url, 63) }), 'validation_failed', foreign);
    expectError(await change({ preview_images: [inWidth(url, 63)] }), 'validation_failed', {
      preview_images: [FOREIGN_PICTURE],
    });
    for (const path of ['/arcade/snake-cover.png', '/pictures/../api/user', `//pictures.example${url}`, `${url}?a`]) {
      expectError(await change({ image_url: path }), 'validation_failed', { image_url: [INVALID_URL] });
    }
  });
});

describe('an upload is refused, and nothing is kept,', () => {
  const png = () => plain(64, 64).png().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>1</script></svg>');

  it.each<[what: string, bytes: () => Buffer | Promise<Buffer>, type: string]>([
    ['of an SVG file', () => svg, 'image/svg+xml'],
    ['of an SVG file that is called a PNG', () => svg, 'image/png'],
    [
      'of an HTML page that is called a PNG',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'image/png',
    ],
    ['of a PDF file that is called a PNG', () => Buffer.from('%PDF-1.7\n'), 'image/png'],
    ['of a TIFF file', () => plain(64, 64).tiff().toBuffer(), 'image/tiff'],
    ['of a picture that is called text', png, 'text/html'],
    ['of a picture in a form', png, 'multipart/form-data; boundary=x'],
    ['of a picture that is called JSON', png, 'application/json'],
    ['of a picture with two types', png, 'image/png, text/html'],
  ])('%s', async (_what, bytes, type) => {
    const before = await stored();
    const { message } = expectError(await upload(await bytes(), { type }), 'unsupported_media_type');
    expect(message).toBe('Please choose a PNG, JPEG, WebP or GIF picture; SVG files cannot be used');
    expect(await stored()).toBe(before);
  });

  it.each<[what: string, bytes: () => Buffer | Promise<Buffer>, sentence: string]>([
    ['of 20,000 × 20,000 pixels', () => pngOf(20_000, 20_000), TOO_MANY_PIXELS],
    ['of 10,001 × 1 pixels', () => pngOf(10_001, 1), TOO_MANY_PIXELS],
    ['of 45 bytes that claim 65,535 × 65,535 pixels', () => gifOf(65_535, 65_535), TOO_MANY_PIXELS],
    ['of a file that ends early', async () => (await noise(400, 400)).subarray(0, 20_000), UNREADABLE_PICTURE],
    ['of a file with a start only', async () => (await png()).subarray(0, 12), UNREADABLE_PICTURE],
  ])('%s', async (_what, bytes, sentence) => {
    const before = await stored();
    expectError(await upload(await bytes()), 'validation_failed', { picture: [sentence] });
    expect(await stored()).toBe(before);
  });

  const noise = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: RED, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .png()
      .toBuffer();

  /** The smallest GIF file of this size. */
  function gifOf(width: number, height: number): Buffer {
    const size = Buffer.alloc(4);
    size.writeUInt16LE(width, 0);
    size.writeUInt16LE(height, 2);
    return Buffer.concat([
      Buffer.from('GIF89a', 'latin1'),
      size,
      Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0]),
      size,
      Buffer.from([0, 2, 2, 0x44, 1, 0, 0x3b]),
    ]);
  }

  it('of an empty body', async () => {
    const headers = { authorization: `Bearer ${maker.token}`, 'content-type': 'image/png' };
    const answer = await fetch(`${node.url}/api/games/${game.id}/pictures`, { method: 'POST', headers, body: '' });
    expect(answer.status).toBe(415);
  });

  it('of more than 8 MB', async () => {
    const bytes = Buffer.concat([await png(), Buffer.alloc(PICTURE_BYTES_MAX)]);
    const { message } = expectError(await upload(bytes), 'payload_too_large');
    expect(message).toBe('The body of the request has 8.1 MB; at most 8 MB are accepted.');
  });

  it('compressed', async () => {
    const answer = await upload(await png()).set('Content-Encoding', 'gzip');
    expectError(answer, 'unsupported_media_type');
  });

  it('for a game of somebody else, whether it is listed or hidden', async () => {
    const before = await stored();
    const other = await makeUser(node.database);
    expectError(await upload(await png(), { user: other }), 'forbidden');
    const hidden = await makeHiddenGame(node.database, { createdBy: maker.id });
    expectError(await upload(await png(), { user: other, gameId: hidden.id }), 'not_found');
    expectError(await upload(await png(), { gameId: 2_000_000_000 }), 'not_found');
    expectError(
      await node.request.post(`/api/games/${game.id}/pictures`).set('Content-Type', 'image/png'),
      'unauthorized',
    );
    expect(await stored()).toBe(before);
    await upload(await png(), { gameId: hidden.id }).expect(201);
  });

  it('beyond sixty pictures of a game, also when two arrive together', async () => {
    const { id } = await makeGame(node.database, { createdBy: maker.id });
    await node.database.rows(
      `INSERT INTO game_pictures (id, game_id, width, height, uploaded_by)
       SELECT gen_random_uuid(), $1, 1, 1, $2 FROM generate_series(1, 59)`,
      [id, maker.id],
    );
    const bytes = await png();
    const answers = await Promise.all([upload(bytes, { gameId: id }), upload(bytes, { gameId: id })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413]);
    const { message } = expectError(await upload(bytes, { gameId: id }), 'quota_exceeded');
    expect(message).toMatch(/^This game has 60 pictures, the most that are kept\./);
  });
});

it('a picture whose colour profile unpacks to 256 MB takes no such memory', async () => {
  const profile = deflateSync(Buffer.alloc(256 * MEGABYTE));
  const before = process.memoryUsage().rss;
  await upload(pngOf(16, 16, chunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), profile]))));
  expect(process.memoryUsage().rss - before).toBeLessThan(128 * MEGABYTE);
  await uploaded(await plain(8, 8).png().toBuffer());
});

describe('unused pictures', () => {
  const runJob = () => node.app.get(ForgetPicturesJob).run();
  const age = (url: string) =>
    node.database.rows(
      `UPDATE game_pictures SET created_at = now() - interval '25 hours' WHERE $1 LIKE '%' || id || '%'`,
      [url],
    );

  it('are deleted after a day, and those that their game shows stay', async () => {
    const { id } = await makeGame(node.database, { createdBy: maker.id });
    const bytes = await plain(400, 300).png().toBuffer();
    const make = () => uploaded(bytes, { gameId: id });
    const [cover, screenshot, unused, fresh] = [await make(), await make(), await make(), await make()];
    for (const { url } of [cover, screenshot, unused]) await age(url);
    await change({ image_url: cover.url, preview_images: [inWidth(screenshot.url, 320)] }, id).expect(200);
    await runJob();
    for (const { url } of [cover, screenshot, fresh]) await node.request.get(url).expect(200);
    expectError(await node.request.get(unused.url), 'not_found');

    await change({ image_url: null }, id).expect(200);
    await runJob();
    expectError(await node.request.get(cover.url), 'not_found');
  });

  it('are left alone while their game is being changed', async () => {
    const { id } = await makeGame(node.database, { createdBy: maker.id });
    const { url } = await uploaded(await plain(40, 30).png().toBuffer(), { gameId: id });
    await age(url);
    const client = await node.database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE games SET image_url = $2 WHERE id = $1', [id, url]);
      await runJob();
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    await runJob();
    await node.request.get(url).expect(200);
  });

  it('go with their game', async () => {
    const { id } = await makeGame(node.database, { createdBy: maker.id });
    const { url } = await uploaded(await plain(40, 30).png().toBuffer(), { gameId: id });
    await node.database.rows('DELETE FROM games WHERE id = $1', [id]);
    expectError(await node.request.get(url), 'not_found');
  });
});
