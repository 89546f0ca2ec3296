import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverEnvironment } from './environment.mjs';

const EXAMPLE = 'change-me-to-at-least-32-random-characters';
const OWN_DATABASE = { DATABASE_URL: 'postgres://elsewhere/db' };

describe('the environment of the server', () => {
  const before = { ...process.env };
  /** @type {string} */
  let home;
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
    for (const name of ['DATABASE_URL', 'GAMEGEEK_SECRET', 'GAMEGEEK_SECRET_PREVIOUS']) delete process.env[name];
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
  const kept = () => readFileSync(path.join(home, 'secret'), 'utf8').trim();

  it.each([
    ['the private database', {}],
    ['another database', OWN_DATABASE],
  ])('has a secret of its own beside %s, the same at each start', (_, settings) => {
    const { GAMEGEEK_SECRET } = environment(settings);
    expect(GAMEGEEK_SECRET).toBe(kept());
    expect(GAMEGEEK_SECRET).toMatch(/^[0-9a-f]{48}$/);
    expect(environment(settings).GAMEGEEK_SECRET).toBe(GAMEGEEK_SECRET);
  });

  it('uses the configured secret', () => {
    const own = 'a secret of more than thirty-two characters';
    expect(environment({ ...OWN_DATABASE, GAMEGEEK_SECRET: own }).GAMEGEEK_SECRET).toBe(own);
  });

  it('replaces the example secret beside the private database, and keeps existing data valid', () => {
    const { GAMEGEEK_SECRET, GAMEGEEK_SECRET_PREVIOUS } = environment({ GAMEGEEK_SECRET: EXAMPLE });
    expect(GAMEGEEK_SECRET).toBe(kept());
    expect(GAMEGEEK_SECRET_PREVIOUS).toBe(EXAMPLE);
  });

  it('leaves the example secret beside another database for the server to refuse', () => {
    expect(environment({ ...OWN_DATABASE, GAMEGEEK_SECRET: EXAMPLE }).GAMEGEEK_SECRET).toBe(EXAMPLE);
  });
});
