import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const PAGE = '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><title>GameGeek</title>';
let folder: string;
let node: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gamegeek-site-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, 'assets', 'main-4f3a.js'), `console.log(${'1+'.repeat(4_000)}1)`);
  writeFileSync(path.join(folder, '.secret'), 'secret');
  node = await startTestApp({ siteFolder: folder });
});
afterAll(async () => {
  await node?.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = (address: string) => node.request.get(address).set('Accept', 'text/html,*/*;q=0.8');

describe('the built site', () => {
  it.each(['/', '/auth', '/auth?verify=abc', '/login', '/leaderboard', '/leaderboard/'])(
    'answers %s with the page',
    async (address) => {
      const { text, headers } = await page(address).expect(200);
      expect(text).toContain('<title>GameGeek</title>');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('puts the nonce of the answer into the page', async () => {
    const { text, headers } = await page('/').expect(200);
    const nonce = /content="([^"]+)"/.exec(text)?.[1];
    expect(nonce).not.toBe('__CSP_NONCE__');
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect((await page('/')).text).not.toBe(text);
  });

  it('answers an unknown address with the page, which says so, and 404', async () => {
    const { text } = await page('/no/such/page').expect(404);
    expect(text).toContain('<title>GameGeek</title>');
  });

  it('keeps hashed files for ever, and all others fresh', async () => {
    const asset = await node.request.get('/assets/main-4f3a.js').set('Accept-Encoding', 'gzip').expect(200);
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const icon = await node.request.get('/favicon.svg').expect(200);
    expect(icon.headers['cache-control']).toBe('no-cache');
  });

  it('does not answer a missing file with a page', async () => {
    for (const address of ['/assets/gone-1234.js', '/robots2.txt']) {
      const { headers } = await node.request.get(address).expect(404);
      expect(headers['content-type']).toMatch(/json/);
    }
    expect((await page('/assets/gone.js').expect(404)).headers['content-type']).toMatch(/json/);
  });

  it('gives out nothing beside its files', async () => {
    for (const address of [
      '/.secret',
      '/..%2f..%2fetc%2fpasswd',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
      '/assets/',
    ]) {
      const { status, text } = await node.request.get(address);
      expect(status).toBe(404);
      expect(text).not.toMatch(/secret|root:|workspaces/);
    }
  });

  it('leaves the API to the API', async () => {
    const { headers } = await page('/api/nothing').expect(404);
    expect(headers['content-type']).toMatch(/json/);
    await page('/health/live').expect(200, { status: 'ok' });
  });

  it('answers HEAD, and no other method', async () => {
    await node.request.head('/').set('Accept', 'text/html').expect(200);
    await node.request.post('/').set('Accept', 'text/html').expect(404);
  });
});
