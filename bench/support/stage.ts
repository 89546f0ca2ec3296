import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/services/ports.mjs';
import type { Acknowledged } from '../load/ledger.ts';
import type { GeneratorCommands, LoadResult, ScoresResult } from '../load/generator.ts';
import { RECORDS_FROM } from '../load/score-plan.ts';
import type { CrowdOrder, FleetCommands } from '../watchers/fleet.ts';
import { Child } from './child.ts';
import { now } from './clock.ts';
import { emptyRedis, withDatabase, type DatabaseName, type Environment } from './environment.ts';
import { REPORT_STATEMENTS, resetStatements } from './statements.ts';
import { startGameGeek, type GameGeek } from './gamegeek.ts';
import { cpuSeconds, familyCpuSeconds } from './proc.ts';
import { ForeignLoad } from './foreign-load.ts';
import type { Report } from './report.ts';
import { fillBaseline, fillGameGeek, GAMES, makePlayers, WATCHED_GAME, type Player } from '../databases/world.ts';

export const TOPIC = `leaderboard:${WATCHED_GAME}:all`;
/** Runs with more load by other processes are repeated. */
const FOREIGN_SHARE = 0.1;
const MAX_ATTEMPTS = 3;
/** A node is idle when it has used less than this share of a core during the interval. A profiler uses a twentieth. */
const IDLE_SHARE = process.env.BENCH_PROFILE ? 0.1 : 0.03;
const IDLE_INTERVAL = 1_000;

/** One of the two compared servers, with the scores that it has acknowledged. */
export interface Contender {
  name: 'GameGeek' | 'baseline';
  database: DatabaseName;
  port: number;
  pid: number;
  /** Further nodes on the same database and Redis. */
  peers: GameGeek[];
  fleet: Child<FleetCommands>;
  crowd: Pick<CrowdOrder, 'kind' | 'topic'>;
  firstPage: string;
  acknowledged: (Acknowledged & { database: DatabaseName })[];
}

export interface WriteOptions {
  seconds: number;
  connections?: number;
  rate?: number;
  recordEvery?: number;
  recordGame?: number;
  /** Only the first players and games; all by default. */
  players?: number;
  games?: number;
  /** The share of the scores that have an idempotency key; half by default. */
  keyed?: number;
  /** How often a run under foreign load is made; once for one that is measured beside another. */
  attempts?: number;
}

export interface ReadOptions {
  seconds: number;
  connections?: number;
  rate?: number;
  /** Whether answers are compressed, as for browsers; they are not by default. */
  compressed?: boolean;
}

/** Rate and costs of a run of writes. */
export interface Cost {
  /** CPU seconds for a thousand scores, of all nodes together. */
  serverCpu: number;
  postgresCpu: number;
  redisCpu: number;
  /** The share of one core that the server used, all nodes together. */
  serverShare: number;
  /** The share of the machine used by other processes. */
  foreignShare: number;
}

export type WriteSample = ScoresResult & Cost & { recordFrom: number };

/** All nodes of the server, which share the load. */
export function nodesOf(contender: Contender): readonly Pick<GameGeek, 'port' | 'pid'>[] {
  return [contender, ...contender.peers];
}

function serverCpuSeconds(contender: Contender): number {
  return nodesOf(contender).reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
}

/** The environment of all benchmarks: both servers, load generator, watchers, checks. */
export class Stage {
  readonly environment: Environment;
  readonly generator: Child<GeneratorCommands>;
  /** Reads have their own process, so that concurrent writes do not delay them. */
  readonly reader: Child<GeneratorCommands>;
  readonly players: Player[];
  readonly baseline: Contender;
  readonly ours: Contender;
  readonly quick: boolean;
  readonly notes: string[] = [];
  readonly checks: Report['checks'] = [];
  /** Statuses other than 200, with the beginning of one answer. */
  readonly unexpectedAnswers: string[] = [];
  /** The load by other processes during each run of writes. */
  readonly foreignShares: number[] = [];
  server: GameGeek;
  /** The checkout whose server is measured. */
  private readonly checkout: string | undefined;
  private warm = false;
  private readonly children: Child<never>[];
  /** The value of the next record; records rise over the whole run on both servers. */
  nextRecord = RECORDS_FROM;

  private constructor(parts: {
    environment: Environment;
    generator: Child<GeneratorCommands>;
    reader: Child<GeneratorCommands>;
    baselineServer: Child<never>;
    baselinePort: number;
    fleets: { ours: Child<FleetCommands>; baseline: Child<FleetCommands> };
    server: GameGeek;
    players: Player[];
    quick: boolean;
    checkout: string | undefined;
  }) {
    this.environment = parts.environment;
    this.generator = parts.generator;
    this.reader = parts.reader;
    this.players = parts.players;
    this.quick = parts.quick;
    this.server = parts.server;
    this.checkout = parts.checkout;
    const { generator, reader, baselineServer, fleets } = parts;
    this.children = [generator, reader, baselineServer, fleets.ours, fleets.baseline] as Child<never>[];
    this.ours = {
      name: 'GameGeek',
      database: 'gamegeek',
      port: parts.server.port,
      pid: parts.server.pid,
      peers: [],
      fleet: parts.fleets.ours,
      crowd: { kind: 'live', topic: TOPIC },
      firstPage: `/api/leaderboard?gameId=${WATCHED_GAME}`,
      acknowledged: [],
    };
    this.baseline = {
      name: 'baseline',
      database: 'baseline',
      port: parts.baselinePort,
      pid: parts.baselineServer.pid,
      peers: [],
      fleet: parts.fleets.baseline,
      crowd: { kind: 'baseline', topic: '' },
      firstPage: `/board?gameId=${WATCHED_GAME}`,
      acknowledged: [],
    };
  }

  /** @param checkout the folder of a checkout whose server is measured instead of this one's */
  static async create(environment: Environment, quick: boolean, checkout?: string): Promise<Stage> {
    const players = makePlayers();
    await environment.createDatabase('baseline');
    const server = await startGameGeek(environment, 'gamegeek', checkout);
    await withDatabase(environment.databaseUrl('gamegeek'), (db) => fillGameGeek(db, players));
    await withDatabase(environment.databaseUrl('baseline'), (db) => fillBaseline(db, players));
    const baselinePort = await freePort();
    const [generator, reader, ours, baseline, baselineServer] = await Promise.all([
      Child.start<GeneratorCommands>(new URL('../load/generator.ts', import.meta.url)),
      Child.start<GeneratorCommands>(new URL('../load/generator.ts', import.meta.url)),
      Child.start<FleetCommands>(new URL('../watchers/fleet.ts', import.meta.url)),
      Child.start<FleetCommands>(new URL('../watchers/fleet.ts', import.meta.url)),
      Child.start<never>(new URL('../servers/baseline.ts', import.meta.url), {
        DATABASE_URL: environment.databaseUrl('baseline'),
        PORT: String(baselinePort),
        WATCHED_GAME: String(WATCHED_GAME),
      }),
    ]);
    await generator.call(
      'useKeys',
      players.map(({ apiKey }) => apiKey),
    );
    const fleets = { ours, baseline };
    const children = { generator, reader, baselineServer, baselinePort, fleets };
    return new Stage({ environment, ...children, server, players, quick, checkout });
  }

  /** Seconds and counts for a quick run. */
  scaled(full: number, quick: number): number {
    return this.quick ? quick : full;
  }

  /** Warms up compiled code, connections and cached keys on both sides. */
  async warmUp(): Promise<void> {
    if (this.warm) return;
    this.warm = true;
    for (let round = 0; round < this.scaled(3, 2); round += 1) {
      // Gives every player a record in every game: otherwise the first score in each game would be a best.
      for (const contender of [this.baseline, this.ours]) await this.write(contender, { seconds: 2, recordEvery: 1 });
    }
    // The planner needs statistics of the new tables.
    for (const { database } of [this.baseline, this.ours]) {
      await withDatabase(this.environment.databaseUrl(database), (db) => db.query('ANALYZE'));
    }
    if (REPORT_STATEMENTS) await resetStatements(this.environment.databaseUrl(this.ours.database));
  }

  /** Sends single scores of many players in several games; repeated up to twice under foreign load. */
  async write(contender: Contender, options: WriteOptions): Promise<WriteSample> {
    const { attempts = MAX_ATTEMPTS } = options;
    for (let attempt = 1; ; attempt += 1) {
      const sample = await this.writeOnce(contender, options);
      this.foreignShares.push(sample.foreignShare);
      if (this.quick || attempt === attempts || sample.foreignShare <= FOREIGN_SHARE) return sample;
    }
  }

  private async writeOnce(contender: Contender, options: WriteOptions): Promise<WriteSample> {
    const recordFrom = this.nextRecord;
    const { result, cost } = await this.measureCost(contender, () =>
      this.generator.call('writeScores', {
        ports: nodesOf(contender).map(({ port }) => port),
        seconds: options.seconds,
        connections: options.connections ?? 64,
        rate: options.rate,
        keyed: options.keyed ?? 0.5,
        plan: this.plan(options, recordFrom),
      }),
    );
    this.nextRecord = result.recordTo;
    await this.collect(contender, result);
    return { ...result, ...cost, recordFrom };
  }

  /** Waits until the server has finished background work for earlier writes, such as totals. */
  async waitUntilIdle(): Promise<void> {
    for (let share = 1; share > IDLE_SHARE * nodesOf(this.ours).length;) {
      const before = serverCpuSeconds(this.ours);
      await pause(IDLE_INTERVAL);
      share = ((serverCpuSeconds(this.ours) - before) * 1_000) / IDLE_INTERVAL;
    }
  }

  async read(contender: Contender, paths: readonly string[], options: ReadOptions): Promise<LoadResult & Cost> {
    const ports = nodesOf(contender).map(({ port }) => port);
    const { seconds, rate, connections = 64, compressed = false } = options;
    const { result, cost } = await this.measureCost(contender, () =>
      this.reader.call('readPages', { ports, seconds, rate, connections, paths, compressed }),
    );
    this.reportFailures(`${contender.name} reading`, result);
    return { ...result, ...cost };
  }

  /** Restarts all nodes, optionally with another database. */
  async restart(database = this.ours.database): Promise<void> {
    const { environment, ours } = this;
    const nodes = nodesOf(ours).length;
    await this.runNodes(1);
    await this.server.stop();
    // Redis still holds the previous database's state.
    if (database !== ours.database) await emptyRedis(environment.redisUrl);
    this.server = await startGameGeek(environment, database, this.checkout);
    this.warm = false;
    Object.assign(ours, { database, port: this.server.port, pid: this.server.pid });
    await this.runNodes(nodes);
  }

  /** Starts or stops nodes until there are `count`. */
  async runNodes(count: number): Promise<void> {
    const { peers, database } = this.ours;
    await Promise.all(peers.splice(count - 1).map((node) => node.stop()));
    const { environment, checkout } = this;
    const missing = Array.from({ length: count - 1 - peers.length }, () =>
      startGameGeek(environment, database, checkout),
    );
    peers.push(...(await Promise.all(missing)));
  }

  async close(): Promise<void> {
    await Promise.all(this.children.map((child) => child.stop()));
    await Promise.all([this.server, ...this.ours.peers].map((node) => node.stop()));
    await this.environment.remove();
  }

  private plan(options: WriteOptions, recordFrom: number) {
    const { recordEvery = 20, recordGame, players = this.players.length, games = GAMES.length } = options;
    return { players, games: GAMES.slice(0, games), recordEvery, recordGame, recordFrom };
  }

  private async measureCost<T extends LoadResult>(contender: Contender, work: () => Promise<T>) {
    const { postgresPid, redisPid } = this.environment;
    const others = new ForeignLoad([process.pid, postgresPid, redisPid]);
    const before = {
      at: now(),
      server: serverCpuSeconds(contender),
      postgres: familyCpuSeconds(postgresPid),
      redis: cpuSeconds(redisPid),
    };
    const result = await work();
    const server = serverCpuSeconds(contender) - before.server;
    const thousands = result.accepted / 1_000;
    const cost: Cost = {
      serverCpu: server / thousands,
      postgresCpu: (familyCpuSeconds(postgresPid) - before.postgres) / thousands,
      redisCpu: (cpuSeconds(redisPid) - before.redis) / thousands,
      serverShare: (server * 1_000) / (now() - before.at),
      foreignShare: others.share(),
    };
    return { result, cost };
  }

  private async collect(contender: Contender, result: LoadResult): Promise<void> {
    const taken = await this.generator.call('takeLedger', undefined);
    contender.acknowledged.push({ ...taken, database: contender.database });
    this.reportFailures(`${contender.name} accepting scores`, result);
  }

  private reportFailures(what: string, { failures, example }: LoadResult): void {
    for (const [status, count] of Object.entries(failures)) {
      this.unexpectedAnswers.push(`${what}: ${count} × ${status}, such as ${example}`);
    }
  }
}
