import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a node and PostgreSQL or Redis, to interrupt the connections of this node only. */
export interface TcpProxy {
  /** The same URL through the proxy. */
  url: string;
  /** Closes all connections and refuses new ones. */
  cut(): void;
  /** Keeps connections open, but forwards nothing. */
  freeze(): void;
  /**
   * Drops all data on open connections whose client has sent `text`, like a firewall that has forgotten a connection.
   * Other and new connections still work. Returns the number of affected connections.
   */
  swallow(text: string): number;
  restore(): void;
  close(): Promise<void>;
}

/** A connection of a client, and the proxy's own to the server. */
interface Pair {
  sent: string;
  isSwallowed: boolean;
}

export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const url = new URL(target);
  const port = Number(url.port);
  const host = url.hostname;
  const sockets = new Set<Socket>();
  const pairs = new Set<Pair>();
  let state: 'open' | 'cut' | 'frozen' = 'open';

  const server = createServer((client) => {
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const upstream = connect({ host, port });
    const pair: Pair = { sent: '', isSwallowed: false };
    pairs.add(pair);
    client.on('data', (chunk) => (pair.sent += chunk.toString('latin1')));
    client.on('close', () => pairs.delete(pair));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      if (state === 'frozen') from.pause();
      from.on('data', (chunk) => pair.isSwallowed || to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';

  const cut = () => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    freeze: () => {
      state = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    swallow: (text) => {
      const found = [...pairs].filter(({ sent }) => sent.includes(text));
      for (const pair of found) pair.isSwallowed = true;
      return found.length;
    },
    restore: () => {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
