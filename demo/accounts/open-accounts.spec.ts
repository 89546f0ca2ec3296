import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Site } from '../client/site.ts';
import { fakeTimers } from '../testing/fake-timers.ts';
import { startFakeServer, type FakeServer, type Reply, type Seen } from '../testing/fake-server.ts';
import { AccountStore } from './account-store.ts';
import { openAccounts } from './open-accounts.ts';
import { PLAYERS, type DemoPlayer } from './players.ts';

const ADA: DemoPlayer[] = [{ name: 'Bot_Ada', depth: 3 }];

/** A minimal account API. */
class FakeAccounts {
  readonly passwords = new Map<string, string>();
  tokens = new Map<string, string>();
  room = 10;

  answer = ({ path: called, body, headers }: Seen): Reply => {
    if (called === '/api/auth/register') {
      const { username, password } = body as Record<string, string>;
      if (this.room-- <= 0) return { status: 429, headers: { 'Retry-After': '1800' } };
      if (this.passwords.has(username as string)) return { status: 409 };
      this.passwords.set(username as string, password as string);
      return { status: 201, body: this.session(username as string) };
    }
    if (called === '/api/auth/login') {
      const { identifier, password } = body as Record<string, string>;
      const right = password !== undefined && this.passwords.get(identifier as string) === password;
      return right ? { status: 200, body: this.session(identifier as string) } : { status: 401 };
    }
    const owner = this.tokens.get(headers.authorization?.slice(7) ?? '');
    return owner ? { status: 200, body: { apiKey: `gg_${owner}` } } : { status: 401 };
  };

  private session(username: string) {
    const token = `token-${this.tokens.size}-${username}`;
    this.tokens.set(token, username);
    return { session: { access_token: token }, user: { username } };
  }
}

describe('opening accounts', () => {
  let folder: string;
  let accounts: FakeAccounts;
  let server: FakeServer;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gamegeek-demo-'));
    accounts = new FakeAccounts();
    server = await startFakeServer(accounts.answer);
  });

  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  function open(players: readonly DemoPlayer[] = ADA) {
    const site = new Site(server.url, fetch, fakeTimers());
    return openAccounts(players, server.url, site, new AccountStore(folder));
  }

  const registered = () => server.seen.filter((call) => call.path === '/api/auth/register').length;

  it('registers every player once, within the rate limit per address', async () => {
    const ready = await open(PLAYERS);
    expect(ready.map(({ username, apiKey }) => [username, apiKey])).toEqual(
      PLAYERS.map(({ name }) => [name, `gg_${name}`]),
    );
    expect(registered()).toBe(8);
  });

  it('reuses stored accounts', async () => {
    const first = await open(PLAYERS);
    expect(await open(PLAYERS)).toEqual(first);
    expect(registered()).toBe(8);
  });

  it('stores the credentials in a private file', async () => {
    await open();
    const file = path.join(folder, 'accounts.json');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ [server.url]: [{ player: 'Bot_Ada' }] });
  });

  it('logs in again when the session has ended', async () => {
    await open();
    accounts.tokens = new Map();
    expect(await open()).toMatchObject([{ username: 'Bot_Ada', apiKey: 'gg_Bot_Ada' }]);
    expect(registered()).toBe(1);
  });

  it('registers again on a server that has lost its data', async () => {
    await open();
    accounts.tokens = new Map();
    accounts.passwords.clear();
    expect(await open()).toMatchObject([{ username: 'Bot_Ada' }]);
    expect(registered()).toBe(2);
  });

  it('uses another username when the name is taken', async () => {
    accounts.passwords.set('Bot_Ada', 'somebody else’s');
    const [ada] = await open();
    expect(ada?.username).toMatch(/^Bot_Ada_[0-9a-f]{4}$/);
    expect(await open()).toEqual([ada]);
  });

  it('continues with the existing accounts when the rate limit is reached', async () => {
    accounts.room = 3;
    expect(await open(PLAYERS)).toHaveLength(3);
  });

  it('reports an error when there is no account at all', async () => {
    accounts.room = 0;
    await expect(open()).rejects.toThrow('try again in half an hour');
  });
});
