import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let node: TestApp;

beforeAll(async () => {
  node = await startTestApp();
});
afterAll(() => node?.close());

const policyOf = (header: string) =>
  Object.fromEntries(
    header.split(';').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );

describe('every answer', () => {
  it.each(['/api/models', '/api/nothing', '/health/live', '/nothing'])(
    'of %s carries the security headers',
    async (address) => {
      const { headers } = await node.request.get(address);
      const policy = policyOf(headers['content-security-policy'] ?? '');
      expect(policy).toMatchObject({
        'default-src': "'self'",
        'img-src': "'self' https: data:",
        'connect-src': "'self' ws://localhost:0",
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
        'object-src': "'none'",
      });
      expect(policy['style-src']).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{22}=='$/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('geolocation=(), '),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('has its own nonce and request id', async () => {
    const [a, b] = await Promise.all([node.request.get('/api/models'), node.request.get('/api/models')]);
    for (const header of ['content-security-policy', 'x-request-id'])
      expect(a.headers[header]).not.toBe(b.headers[header]);
  });

  it('with a forged Host does not allow connections to other hosts', async () => {
    const { headers } = await node.request.get('/api/models').set('Host', 'evil.example');
    expect(headers['content-security-policy']).not.toContain('evil');
  });

  it('requires HTTPS behind HTTPS', async () => {
    const behindTls = await startTestApp({
      database: node.database,
      settings: { publicUrl: 'https://gamegeek.example' },
    });
    const { headers } = await behindTls.request.get('/api/models');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d+/);
    expect(policyOf(headers['content-security-policy'] ?? '')['connect-src']).toBe("'self' wss://gamegeek.example");
    await behindTls.close();
  });
});
