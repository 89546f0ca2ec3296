import { createCall, Refused } from './api.js';
import { connectBridge } from './bridge.js';
import { createClient, createEvents, type Loaders } from './client.js';
import type { Connection } from './connection.js';
import { browserStore } from './browser-store.js';
import { createOnline } from './online.js';
import type { Client, GameGeekSdk, StartOptions } from './types.js';

const WELCOME_MS = 1_000;
const START_MS = 1_900;

export interface SdkOptions extends Loaders {
  /** The origin of the SDK. */
  site: string;
  ticket: string | undefined;
  /** The game of `start()` without options. */
  game?: number;
}

export function createSdk(options: SdkOptions): GameGeekSdk {
  let started: Promise<Client> | undefined;
  const start = ({ game = options.game }: StartOptions = {}) => (started ??= connect(options, game));
  return {
    start,
    gameOver: async (score, over) => (await start()).gameOver(score, over),
  };
}

async function connect(options: SdkOptions, game = 0): Promise<Client> {
  const { site, loadMore, ticket } = options;
  const events = createEvents();
  const { emit } = events;
  const name = `gamegeek:${game}:`;

  const open = async (): Promise<Connection> => {
    const bridge = await connectBridge(site, WELCOME_MS, emit);
    if (bridge) return bridge;
    const online = createOnline({
      game,
      call: createCall(site),
      kept: browserStore(name, () => localStorage),
      tab: browserStore(name, () => sessionStorage),
      emit,
      loadMore,
      ticket,
    });
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, until - Date.now()));
    const refusal = game
      ? await Promise.race([online.ensure().catch((error: unknown) => error), late])
      : new Refused('no data-game');
    // Temporary failures are retried with the next score.
    if (!(refusal instanceof Refused)) return online;
    online.close();
    console.info(`GameGeek: scores stay here (${refusal.message}). Launch the game from ${site}`);
    const local = loadMore().then(
      ({ createLocal }) => createLocal(emit),
      () => undefined,
    );
    return (await Promise.race([local, late])) ?? online;
  };
  const until = Date.now() + START_MS;
  return createClient(await open(), events, options);
}
