import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Interval of readiness checks in milliseconds. */
const CHECK_INTERVAL = 100;

/** Distributes connections among ready nodes, like a reverse proxy. */
export interface LoadBalancer {
  url: string;
  /** Replaces the nodes. */
  use(...nodes: string[]): void;
  /** The nodes that receive connections. */
  ready(): string[];
  close(): Promise<void>;
}

export async function startLoadBalancer(...first: string[]): Promise<LoadBalancer> {
  let nodes = first;
  const ready = new Set<string>(first);
  const sockets = new Set<Socket>();
  let turn = 0;

  const check = async (node: string) => {
    const answer = await fetch(`${node}/health/ready`, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
    if (answer?.status === 200 && nodes.includes(node)) ready.add(node);
    else ready.delete(node);
  };
  const timer = setInterval(() => nodes.forEach((node) => void check(node)), CHECK_INTERVAL);

  const server = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    client.on('error', () => undefined);
    const candidates = nodes.filter((node) => ready.has(node));
    const connectToNext = () => {
      const node = candidates.splice(turn++ % Math.max(candidates.length, 1), 1)[0];
      if (node === undefined) {
        client.destroy();
        return;
      }
      const upstream = connect({ host: '127.0.0.1', port: Number(new URL(node).port) });
      upstream.once('connect', () => {
        client.pipe(upstream);
        upstream.pipe(client);
      });
      upstream.once('error', () =>
        upstream.bytesRead === 0 && upstream.bytesWritten === 0 ? connectToNext() : client.destroy(),
      );
      upstream.once('close', () => upstream.bytesRead > 0 && client.destroy());
      client.once('close', () => upstream.destroy());
    };
    connectToNext();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (...others) => {
      nodes = others;
      for (const node of ready) if (!nodes.includes(node)) ready.delete(node);
    },
    ready: () => nodes.filter((node) => ready.has(node)),
    close: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
