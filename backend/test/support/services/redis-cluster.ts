import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient, createCluster } from 'redis';
import { freePort } from '../../../../scripts/services/ports.mjs';
import { startRedis } from '../../../../scripts/services/redis.mjs';
import { until } from '../until.js';

const NODES = 3;
const SLOTS = 16_384;
const PASSWORD = 'of-the-cluster';

const nodeClient = (url: string) => createClient({ url });
const clusterClient = (urls: string[]) =>
  createCluster({ rootNodes: urls.map((url) => ({ url })), defaults: { password: PASSWORD } });

export interface RedisCluster {
  client: ReturnType<typeof clusterClient>;
  /** A connection to one of its nodes. */
  connectTo(node: number): Promise<ReturnType<typeof nodeClient>>;
  stop(): Promise<void>;
}

/** Three nodes without replicas, each with a third of the slots, in a folder that the caller removes. */
export async function startRedisCluster(folder: string): Promise<RedisCluster> {
  const nodes = await Promise.all(Array.from({ length: NODES }, (_, number) => startNode(folder, number)));
  const urls = nodes.map(({ url }) => url);
  const opened: { destroy(): void }[] = [];
  const connectTo = async (node: number) => {
    const client = nodeClient(urls[node] ?? '');
    opened.push(client);
    await client.connect();
    return client;
  };
  for (let number = 0; number < NODES; number += 1) {
    const client = await connectTo(number);
    const slots = [Math.floor((SLOTS * number) / NODES), Math.floor((SLOTS * (number + 1)) / NODES) - 1];
    await client.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', ...slots.map(String)]);
    const others = nodes.slice(0, number);
    await Promise.all(
      others.map(({ port, busPort }) =>
        client.sendCommand(['CLUSTER', 'MEET', '127.0.0.1', String(port), String(busPort)]),
      ),
    );
  }
  for (let number = 0; number < NODES; number += 1) {
    const client = await connectTo(number);
    await until(
      async () => JSON.stringify(await client.sendCommand(['CLUSTER', 'INFO'])),
      (info) => info.includes('cluster_state:ok') && info.includes(`cluster_size:${NODES}`),
    );
  }
  const client = clusterClient(urls);
  await client.connect();
  return {
    client,
    connectTo,
    stop: async () => {
      client.destroy();
      for (const connection of opened) connection.destroy();
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

async function startNode(folder: string, number: number) {
  const dir = path.join(folder, `redis-${number}`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'password'), PASSWORD, { mode: 0o600 });
  const busPort = await freePort();
  const node = await startRedis({
    dir,
    persist: false,
    databases: 1,
    settings: ['cluster-enabled yes', `cluster-port ${busPort}`],
  });
  return { ...node, busPort };
}
