import { createCall, Refused } from './api.js';
import { connectBridge } from './bridge.js';
import { createClient, createEvents } from './client.js';
import type { Connection } from './connection.js';
import { browserStore } from './browser-store.js';
import { createLoaders } from './loaders.js';
import { createOnline } from './online.js';
import type { Client, GameGeekSdk } from './types.js';

const START_MS = 1_900;

/** `site` is the origin of the SDK. */
export function createSdk(site: string, ticket?: string, loaders = createLoaders(site)): GameGeekSdk {
  let started: Promise<Client> | undefined;
  const start: GameGeekSdk['start'] = ({ game = 0 } = {}) => (started ??= connect(game));

  const connect = async (game: number): Promise<Client> => {
    const { loadMore } = loaders;
    const events = createEvents();
    const { emit } = events;
    const name = `gamegeek:${game}:`;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, START_MS));

    const open = async (): Promise<Connection> => {
      const bridge = await connectBridge(site, emit);
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
      const refusal = game
        ? await Promise.race([online.ensure().catch((error: unknown) => error), late])
        : new Refused('no data-game');
      // Temporary failures are retried with the next score.
      if (!(refusal instanceof Refused)) return online;
      online.close();
      const local = loadMore().then(
        ({ createLocal }) => createLocal(emit, refusal.message, site),
        () => undefined,
      );
      return (await Promise.race([local, late])) ?? online;
    };
    return createClient(await open(), events, loaders);
  };

  return {
    start,
    gameOver: async (score, over) => (await start()).gameOver(score, over),
  };
}
