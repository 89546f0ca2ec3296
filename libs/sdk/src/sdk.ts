import { attempt } from './connection/attempt.js';
import { createCall, Refused } from './connection/api.js';
import { connectBridge } from './connection/bridge.js';
import { createClient, createEvents } from './client.js';
import type { Connection } from './connection/connection.js';
import { browserStore } from './browser-store.js';
import { loader, type LoadMore, type WithMore } from './load.js';
import { createOnline } from './connection/online.js';

import type { Tell } from './messages/tell.js';
import type { Client, GameGeekSdk, StartOptions } from './types.js';

const START_MS = 1_900;

/** `site` is the origin of the SDK. */
export function createSdk(
  site: string,
  ticket?: string,
  loadMore: LoadMore = loader(`${site}/sdk/${__MORE_FILE__}`),
): GameGeekSdk {
  let started: Promise<Client> | undefined;
  const start: GameGeekSdk['start'] = (options) => (started ??= connect(options));

  const connect = async (options?: StartOptions): Promise<Client> => {
    const game = attempt(() => +(options?.game as number)) || 0;
    const withMore: WithMore = (use, other) =>
      loadMore()
        .then(use)
        .catch(() => other as never);
    const tell: Tell = (...line) => void withMore((more) => more.tell(...line));
    const { emit, on } = createEvents();
    on('score', ({ status, reason, score }) => {
      if (status === 'refused') tell(status, score, reason);
    });
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
        tell,
        ticket,
      });
      const refusal = game
        ? await Promise.race([online.ensure().catch((error: unknown) => error), late])
        : new Refused('no_game');
      // Temporary failures are retried with the next score.
      if (!(refusal instanceof Refused)) return online;
      online.close();
      return (await Promise.race([withMore((more) => more.createLocal(refusal.message, site)), late])) ?? online;
    };
    const client = createClient(await open(), { emit, on }, loadMore, withMore, tell);
    void withMore((more) => more.prepare(client, emit));
    return client;
  };

  return {
    start,
    gameOver: async (score, over) => (await start()).gameOver(score, over),
  };
}
