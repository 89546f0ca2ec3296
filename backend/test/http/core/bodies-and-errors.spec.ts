import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  Controller,
  ForbiddenException,
  Get,
  ImATeapotException,
  Module,
  UseGuards,
  type CanActivate,
} from '@nestjs/common';
import { expectError, expectErrorShape } from '../../support/http/expect-error.js';
import { parseRaw, sendRaw } from '../../support/http/raw-http.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

class NobodyPasses implements CanActivate {
  canActivate = () => false;
}

@Controller('faults')
class FaultsController {
  @Get('type-error')
  typeError(): never {
    throw new TypeError('the secret inner workings in /srv/app.ts');
  }

  @Get('text')
  text(): never {
    // oxlint-disable-next-line typescript/only-throw-error -- whatever a library may throw
    throw 'a text';
  }

  @Get('guarded')
  @UseGuards(NobodyPasses)
  guarded(): string {
    return 'never';
  }

  @Get('forbidden')
  forbidden(): never {
    throw new ForbiddenException({ inner: 'details' });
  }

  @Get('teapot')
  teapot(): never {
    throw new ImATeapotException('short and stout');
  }

  @Get('rejected')
  async rejected(): Promise<never> {
    return Promise.reject(Object.assign(new Error('select * from users'), { code: '42P01' }));
  }
}

@Module({ controllers: [FaultsController] })
class FaultsModule {}

let node: TestApp;

beforeAll(async () => {
  node = await startTestApp({ modules: [FaultsModule] });
});
afterAll(() => node?.close());

describe('bodies', () => {
  const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
    node.request
      .post('/api/auth/login')
      .set({ 'Content-Type': 'application/json', ...headers })
      .serialize((sent: unknown) => sent as string)
      .send(body as string);

  describe('a request body', () => {
    it.each(['{"identifier":"gg_secretsecret"', 'nonsense', '{]', "{'identifier':1}", '\u0000'])(
      'that is not JSON (%j) is refused with a fixed message',
      async (body) => {
        const answer = await post(body);
        expect(expectError(answer, 'malformed_json').message).toBe('The request body is not valid JSON.');
        expect(answer.text).not.toContain('secret');
      },
    );

    it.each(['[]', '"text"', '7', 'null', 'true', '[{"identifier":"ada","password":"x"}]'])(
      'that is JSON but not an object (%s) is invalid',
      async (body) => {
        const answer = await post(body);
        expect(answer.status).toBe(400);
        expect(answer.body.code).toBe('validation_failed');
      },
    );

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      'text/json',
      'application/json+x',
    ])('of the type %s is refused', async (type) =>
      expectError(await post('{"identifier":"a","password":"b"}', { 'Content-Type': type }), 'unsupported_media_type'),
    );

    it.each(['utf8', 'UTF8', 'utf-8', 'UTF-8', '"utf-8"', 'us-ascii', 'utf8; boundary=x'])(
      'in the charset %s is accepted',
      async (charset) => {
        const answer = await post('{"identifier":"ä","password":"b"}', {
          'Content-Type': `application/json;charset=${charset}`,
        });
        expectError(answer, 'invalid_credentials');
      },
    );

    it('without a type, in another charset or compressed is refused, each with its reason', async () => {
      const untyped = await fetch(`${node.url}/api/auth/login`, { method: 'POST', body: new Blob(['{}']) });
      expect(untyped.status).toBe(415);
      const latin = await post('{}', { 'Content-Type': 'application/json; charset=iso-8859-1' });
      const compressed = await post(gzipSync('{}'), { 'Content-Encoding': 'gzip' });
      for (const answer of [latin, compressed]) expectError(answer, 'unsupported_media_type');
      expect(latin.body.message).toContain('UTF-8');
      expect(compressed.body.message).toContain('Content-Encoding');
    });

    it('may be 100 kB and no longer', async () => {
      const bodyOf = (length: number) => JSON.stringify({ identifier: 'a', password: 'x'.repeat(length) });
      expect((await post(bodyOf(102_000))).status).toBe(400);
      expectError(await post(bodyOf(103_000)), 'payload_too_large');
    });

    it('may be 1 MB for a batch of scores', async () => {
      const batch = (length: number) =>
        node.request.post('/api/scores/batch').send({ apiKey: 'x'.repeat(length), scores: [] });
      expect((await batch(1_000_000)).status).toBe(400);
      expectError(await batch(1_100_000), 'payload_too_large');
    });

    it('may be nested 20 levels and no deeper', async () => {
      const nested = (levels: number) => '{"identifier":' + '['.repeat(levels) + ']'.repeat(levels) + '}';
      for (const levels of [20, 21, 5_000, 40_000]) {
        expectError(await post(nested(levels)), 'validation_failed', { body: ['The request is nested too deeply.'] });
      }
      const answer = await post(nested(19));
      expect(answer.body.fields).toHaveProperty('identifier');
    });

    it('that is aborted does not affect the node', async () => {
      const aborted = new AbortController();
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"identifier":'));
          setImmediate(() => aborted.abort());
        },
      });
      const init = {
        method: 'POST',
        body,
        duplex: 'half',
        signal: aborted.signal,
        headers: { 'Content-Type': 'application/json' },
      };
      await expect(fetch(`${node.url}/api/auth/login`, init as RequestInit)).rejects.toThrow();
      await node.request.get('/api/models').expect(200);
    });

    it('of a GET is ignored', async () => {
      await node.request.get('/api/models').set('Content-Type', 'application/json').send('{"a":').expect(200);
    });
  });
});

describe('errors', () => {
  describe('an error answer', () => {
    it.each(['type-error', 'text', 'rejected', 'teapot'])('hides internal causes (%s)', async (fault) => {
      const answer = await node.request.get(`/api/faults/${fault}`);
      expectError(answer, 'internal');
      expect(answer.text).not.toMatch(/secret|srv|select|stout|text/);
    });

    it('of a guard has the same format', async () => {
      expectError(await node.request.get('/api/faults/guarded'), 'forbidden');
      expectError(await node.request.get('/api/faults/forbidden'), 'forbidden');
    });

    it.each([
      '/api',
      '/api/nothing',
      '/api/models/1/nothing',
      '/api//models',
      '/health',
      '/health/nothing',
      '/nothing',
    ])('for the unknown path %s is 404', async (address) => {
      const answer = await node.request.get(address);
      expectError(answer, 'not_found');
      expect(answer.text).not.toContain('GET');
    });

    it.each(['/api/models/%E0%A4%A', '/api/games/%', '/%E0%A4%A', '/api/models/%00'])(
      'for the malformed path %s is 404',
      async (address) => expectError(await node.request.get(address), 'not_found'),
    );

    it('has its own request id, whatever the caller sends', async () => {
      const [first, second] = await Promise.all([
        node.request.get('/api/nothing').set('X-Request-Id', 'mine'),
        node.request.get('/api/nothing'),
      ]);
      expect(expectErrorShape(first).requestId).not.toBe(expectErrorShape(second).requestId);
    });

    it.each([
      ['that is not HTTP', 'NONSENSE\r\n\r\n', 400],
      [
        'with headers past 16 kB',
        `GET /api/models HTTP/1.1\r\nHost: here\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
        413,
      ],
      [
        'with two lengths',
        'POST /api/models HTTP/1.1\r\nHost: here\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
        400,
      ],
      ['without a Host header', 'GET /api/models HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      ['for a board without a Host header', 'GET /api/leaderboard HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      [
        'that expects more than 100-continue',
        'GET /api/models HTTP/1.1\r\nHost: here\r\nExpect: 200-maybe\r\nConnection: close\r\n\r\n',
        417,
      ],
    ])('is sent also for a request %s', async (_what, text, status) => {
      const answer = parseRaw(await sendRaw(node.url, text));
      expect(answer.status).toBe(status);
      expectErrorShape({ ...answer, body: JSON.parse(answer.body) });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    });

    it('is not sent to HTTP/1.0 for a missing Host header', async () => {
      expect(parseRaw(await sendRaw(node.url, 'GET /api/models HTTP/1.0\r\n\r\n')).status).toBe(200);
    });
  });
});
