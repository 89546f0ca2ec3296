import type {
  GuestTicket,
  PlaySessionAnswer,
  PlayTokenAnswer,
  RoundAnswer,
} from '@gamegeek/contracts/play/play.schemas.js';
import type { PlayedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import { Refused, Unreachable, type Call } from './api.js';
import { browserLocale, ownRound, stateOf, type Connection, type Emit } from './connection.js';
import { browserScoreStore, type BrowserStore } from '../browser-store.js';
import type { LoadMore } from '../load.js';
import type { Tell } from '../messages/tell.js';
import { createQueue } from '../score-queue.js';
import type { Mode, Player } from '../types.js';

/** Sessions end after 120 s without a ping; browsers limit hidden pages to one timer a minute. */
const PING_MS = 55_000;
const NEW_GUEST = '';

interface KeptGuest {
  guest: string;
  id: string | undefined;
}

/** The session of a tab, which survives a reload. */
interface KeptSession {
  token: string;
  id: string;
  mode: Mode;
  player: Player;
}

export interface OnlineOptions {
  game: number;
  call: Call;
  /** Persists beyond the page. */
  kept: BrowserStore;
  /** Lasts as long as the tab. */
  tab: BrowserStore;
  emit: Emit;
  loadMore: LoadMore;
  tell: Tell;
  ticket: string | undefined;
}

export interface Online extends Connection {
  /** Ensures a session. Rejects with `Refused` or `Unreachable`. */
  ensure: () => Promise<void>;
  /** For a game that accepts no scores. */
  close: () => void;
}

type Own = { -readonly [Name in keyof Online]: Online[Name] };

/** The reason of a permanent refusal; temporary errors are rethrown. */
function refusalOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  throw error;
}

/** Plays on the game's own page, with the token in this object. */
export function createOnline({ game, call, kept, tab, emit, loadMore, tell, ticket }: OnlineOptions): Online {
  const store = browserScoreStore(kept);
  /** The owner of queued scores before the server has identified the player; a launch is for one player. */
  let provisionalOwner = ticket?.slice(-16) ?? NEW_GUEST;
  let id = ticket ? undefined : kept.read<KeptGuest>('guest')?.id;
  let token: string | undefined;
  let isSignedOut = false;
  let isLive = false;
  let opening: Promise<void> | undefined;
  if (ticket) tab.remove('session');

  const guestSecret = () => kept.read<KeptGuest>('guest')?.guest;
  const owner = () => id ?? provisionalOwner;
  const setLive = (live: boolean): void => {
    isLive = live;
    const state = isSignedOut ? 'signed out' : stateOf(isLive, queue.waiting());
    if (state !== online.state) emit('state', (online.state = state));
  };

  const queue = createQueue({
    store,
    player: () => (isSignedOut ? undefined : owner()),
    send: async ({ key, score, round, log, board }) => {
      const body = { gameId: game, score, board, ...(round && { round }), ...(log && { details: { log } }) };
      return { total: null, ...(await authorised<PlayedScore>('/api/scores', body, key)) };
    },
    onResult: ({ score }, result, late) => late && emit('score', { ...result, score }),
    onChange: () => setLive(isLive),
  });

  /** Scores of an unidentified player or guest now belong to this player. */
  const hand = (from: string, to: string): void => {
    // A score that may have been stored stays with its player.
    for (const queued of store.all())
      if (queued.player === from && !queued.unsureAt) store.put({ ...queued, player: to });
  };

  const keep = (): void => {
    tab.write('session', { token, id, mode: online.mode, player: online.player });
  };

  const take = (session: KeptSession): void => {
    ({ token, id, mode: online.mode, player: online.player } = session);
    keep();
    emit('player', online.player);
  };

  const forget = (): void => {
    token = undefined;
    tab.remove('session');
    isSignedOut = online.player?.guest === false;
    setLive(isLive);
  };

  const renew = async (): Promise<void> => {
    try {
      ({ token } = await call<PlayTokenAnswer>('/api/play/token', { token }));
      keep();
      setLive(true);
    } catch (error) {
      refusalOf(error);
      forget();
    }
  };

  /** `from` owns the scores that the player takes over. */
  const enter = async (launch: string, as: Mode, from = provisionalOwner): Promise<void> => {
    const session = await call<PlaySessionAnswer>('/api/play/sessions', { body: { ticket: launch } });
    const { id: now, username: name, guest } = session.player;
    online.locale = session.locale;
    isSignedOut = false;
    hand(from, now);
    take({ token: session.token, id: now, mode: as, player: { name, guest } });
    setLive(true);
    void queue.run(true);
  };

  const enterAsGuest = async (): Promise<void> => {
    const entered = await call<GuestTicket>('/api/play/guests', { body: { gameId: game, guest: guestSecret() } });
    await enter(entered.ticket, 'guest');
    kept.write('guest', { guest: entered.guest, id } satisfies KeptGuest);
  };

  const open = async (): Promise<void> => {
    if (ticket) {
      const refusal = await enter(ticket, 'tab').catch(refusalOf);
      ticket = undefined;
      if (!refusal) return;
      tell('notLaunched', refusal);
      hand(provisionalOwner, NEW_GUEST);
      provisionalOwner = NEW_GUEST;
    }
    const session = tab.read<KeptSession>('session');
    if (session) {
      take(session);
      await renew();
    }
    if (token || isSignedOut) return;
    let entering: Promise<void> | undefined;
    const enterOnce = () => (entering ??= enterAsGuest());
    try {
      // One tab at a time: tabs opened together must not become several guests.
      await navigator.locks.request(`gamegeek:${game}`, enterOnce);
    } catch {
      // Without TLS there are no locks, and in a sandboxed frame they are refused. Otherwise entering has failed.
      await enterOnce();
    }
  };

  const ensure = async (): Promise<void> => {
    if (token) return;
    // A signed-out player has to sign in again.
    if (isSignedOut) throw new Unreachable();
    await (opening ??= open().finally(() => (opening = undefined)));
    if (!token) throw new Unreachable();
  };

  /**
   * Sends a request with the token, renewing it or opening a session when needed. `key` identifies a score of the
   * player.
   */
  const authorised = async <Answer>(path: string, body: object, key?: string): Promise<Answer> => {
    for (let attempt = 0; ; attempt++) {
      try {
        await ensure();
        if (key && !store.all().some((queued) => queued.key === key && queued.player === id)) throw new Unreachable();
        const answer = await call<Answer>(path, { body, token, key });
        setLive(true);
        return answer;
      } catch (error) {
        // A refusal is an answer, too.
        isLive = error instanceof Refused;
        // The queue reports a score once it is waiting.
        if (!key) setLive(isLive);
        const code = refusalOf(error);
        if (attempt > 1 || !token) throw error;
        if (code === 'play_token_expired') await renew();
        else if (code === 'session_over' || code === 'play_token_invalid') forget();
        else throw error;
      }
    }
  };

  const ping = (): void =>
    void authorised<undefined>('/api/play/pings', { state: document.hidden ? 'idle' : 'active' }).then(
      queue.run,
      () => undefined,
    );
  const pings = setInterval(ping, PING_MS);
  addEventListener('online', () => void queue.run(true));

  const online: Own = {
    mode: 'guest',
    state: stateOf(false, 0),
    player: null,
    locale: browserLocale(),
    ensure,
    close: () => clearInterval(pings),
    // Only games of the arcade, which do without the SDK, have rounds without a seed.
    round: () =>
      authorised<RoundAnswer & { seed: number }>('/api/play/rounds', {}).then(
        ({ round, seed, startedAt }) => ({ id: round, seed, startedAt }),
        ownRound,
      ),
    submit: (sent) => queue.submit(owner(), sent),
    ask: async (type, fields) =>
      (await loadMore()).answersFor({ call, game, id, guest: guestSecret(), isSignedOut, online, enter })[type](fields),
  };
  return online;
}
