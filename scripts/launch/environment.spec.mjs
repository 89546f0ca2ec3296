import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverEnvironment } from './environment.mjs';

const EXTERNAL_DATABASE = { DATABASE_URL: 'postgres://elsewhere/db' };

describe('the environment of the server', () => {
  const before = { ...process.env };
  /** @type {string} */
  let home;
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
    for (const name of ['DATABASE_URL', 'GAMEGEEK_SECRET']) delete process.env[name];
    process.env.GAMEGEEK_HOME = home;
  });
  afterEach(() => {
    process.env = { ...before };
    rmSync(home, { recursive: true });
  });

  /** @param {Record<string, string>} settings */
  function environment(settings = {}) {
    Object.assign(process.env, settings);
    return serverEnvironment({ databaseUrl: 'postgres://x', redisUrl: 'redis://x', port: '3000' });
  }
  const stored = () => readFileSync(path.join(home, 'secret'), 'utf8').trim();

  it.each([
    ['the private database', {}],
    ['an external database', EXTERNAL_DATABASE],
  ])('stores a generated secret with %s and reuses it at each start', (_, settings) => {
    const { GAMEGEEK_SECRET } = environment(settings);
    expect(GAMEGEEK_SECRET).toBe(stored());
    expect(GAMEGEEK_SECRET).toMatch(/^[0-9a-f]{48}$/);
    expect(environment(settings).GAMEGEEK_SECRET).toBe(GAMEGEEK_SECRET);
  });

  it('uses the configured secret', () => {
    const own = 'a secret of more than thirty-two characters';
    expect(environment({ ...EXTERNAL_DATABASE, GAMEGEEK_SECRET: own }).GAMEGEEK_SECRET).toBe(own);
  });
});
