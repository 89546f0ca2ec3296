import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How often each node is asked whether it is ready. */
const CHECK_EVERY = 100;

/** Spreads connections over the nodes that are ready, like the proxy in front of them. */
export interface LoadBalancer {
  url: string;
  /** Which nodes there are: those of before, others, or none. */
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
  const timer = setInterval(() => nodes.forEach((node) => void check(node)), CHECK_EVERY);

  const server = createServer((near) => {
    sockets.add(near);
    near.on('close', () => sockets.delete(near));
    near.on('error', () => undefined);
    const candidates = nodes.filter((node) => ready.has(node));
    const pass = () => {
      const node = candidates.splice(turn++ % Math.max(candidates.length, 1), 1)[0];
      if (node === undefined) {
        near.destroy();
        return;
      }
      const far = connect({ host: '127.0.0.1', port: Number(new URL(node).port) });
      far.once('connect', () => {
        near.pipe(far);
        far.pipe(near);
      });
      far.once('error', () => (far.bytesRead === 0 && far.bytesWritten === 0 ? pass() : near.destroy()));
      far.once('close', () => far.bytesRead > 0 && near.destroy());
      near.once('close', () => far.destroy());
    };
    pass();
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
