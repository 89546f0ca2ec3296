import { randomBytes } from 'node:crypto';
import { SiteError, type Answer, type Site } from '../client/site.ts';
import type { Account, AccountStore } from './account-store.ts';
import type { DemoPlayer } from './players.ts';

/** A player with the credentials to send scores. */
export interface ReadyPlayer extends DemoPlayer {
  username: string;
  apiKey: string;
  accessToken: string;
}

const NAMES_TRIED = 3;
const TOO_MANY = 429;

/**
 * Opens an account with its API key for every player: a stored one if it still works, otherwise a new one. Skips
 * players that are not registered because of rate limits, and fails if no account can be opened.
 */
export async function openAccounts(
  players: readonly DemoPlayer[],
  server: string,
  site: Site,
  store: AccountStore,
): Promise<ReadyPlayer[]> {
  const stored = await store.load(server);
  const ready: ReadyPlayer[] = [];
  for (const player of players) {
    const known = stored.find((account) => account.player === player.name);
    const opened = (known && (await reopen(known, site))) ?? (await register(player.name, known, site));
    if (!opened) break;
    if (opened.account !== known) await store.save(server, opened.account);
    const { username, accessToken } = opened.account;
    ready.push({ ...player, username, accessToken, apiKey: opened.apiKey });
  }
  if (ready.length === 0)
    throw new SiteError('The server accepts no new accounts at the moment: try again in half an hour.');
  return ready;
}

interface Opened {
  account: Account;
  apiKey: string;
}

/** Uses the stored session or logs in; undefined if the server does not know the account. */
async function reopen(account: Account, site: Site): Promise<Opened | undefined> {
  const apiKey = await readKey(account.accessToken, site);
  if (apiKey) return { account, apiKey };
  const { username, password } = account;
  const login = await site.call('POST', '/api/auth/login', { body: { identifier: username, password } });
  if (login.status === TOO_MANY) throw new SiteError(`${username} cannot log in now: ${messageOf(login)}`);
  return login.status === 200 ? openWith(login, account, site) : undefined;
}

/** Undefined while registration is rate-limited. */
async function register(player: string, known: Account | undefined, site: Site): Promise<Opened | undefined> {
  for (let tried = 0; tried < NAMES_TRIED; tried++) {
    const username = tried === 0 ? (known?.username ?? player) : `${player}_${randomBytes(2).toString('hex')}`;
    const password = randomBytes(24).toString('base64url');
    const email = `${username.toLowerCase()}@bots.example`;
    const answer = await site.call('POST', '/api/auth/register', { body: { username, email, password } });
    if (answer.status === TOO_MANY) return undefined;
    if (answer.status === 409) continue;
    if (answer.status !== 201) throw new SiteError(`The server refuses to register ${username}: ${messageOf(answer)}`);
    return openWith(answer, { player, username, email, password, accessToken: '' }, site);
  }
  throw new SiteError(`All usernames tried for ${player} are taken.`);
}

async function openWith({ body }: Answer, account: Account, site: Site): Promise<Opened> {
  const session = body.session as { access_token?: string } | undefined;
  const accessToken = session?.access_token ?? '';
  const apiKey = await readKey(accessToken, site);
  if (!apiKey) throw new SiteError(`The server returned no API key for ${account.username}.`);
  return { account: { ...account, accessToken }, apiKey };
}

async function readKey(token: string, site: Site): Promise<string | undefined> {
  const { status, body } = await site.call('GET', '/api/user/api-key', { token });
  return status === 200 && typeof body.apiKey === 'string' ? body.apiKey : undefined;
}

function messageOf({ status, body }: Answer): string {
  return typeof body.message === 'string' ? body.message : `status ${status}`;
}
