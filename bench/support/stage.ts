import { freePort } from '../../scripts/services/ports.mjs';
import type { Acknowledged } from '../load/ledger.ts';
import type { GeneratorCommands, LoadResult, ScoresResult } from '../load/generator.ts';
import { RECORDS_FROM } from '../load/score-plan.ts';
import type { CrowdOrder, FleetCommands } from '../watchers/fleet.ts';
import { Child } from './child.ts';
import { now } from './clock.ts';
import { emptyRedis, withDatabase, type DatabaseName, type Environment } from './environment.ts';
import { startGameGeek, type GameGeek } from './gamegeek.ts';
import { cpuSeconds, familyCpuSeconds } from './proc.ts';
import { ForeignLoad } from './foreign-load.ts';
import type { Report } from './report.ts';
import { fillBare, fillGameGeek, GAMES, makePlayers, playTokens, WATCHED_GAME, type Player } from './world.ts';

export const TOPIC = `leaderboard:${WATCHED_GAME}:all`;
const BATCH_SIZE = 500;
/** A run in which others used more of the machine than this is repeated. */
export const FOREIGN_SHARE = 0.1;
export const MOST_TURNS = 3;

/** One of the two servers that are compared, and what it has acknowledged. */
export interface Contender {
  name: 'GameGeek' | 'bare';
  database: DatabaseName;
  port: number;
  pid: number;
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
  /** The share of the scores that have an idempotency key; half by default. */
  keyed?: number;
  /** With play tokens instead of API keys; the bare server knows none. */
  byToken?: boolean;
}

/** What a run of writes took, and what it cost. */
export interface Cost {
  /** CPU seconds for a thousand scores. */
  serverCpu: number;
  postgresCpu: number;
  redisCpu: number;
  /** The share of one core that the server used. */
  serverShare: number;
  /** The share of the machine that others used meanwhile. */
  foreignShare: number;
}

export type WriteSample = ScoresResult & Cost;

/** Everything that figures are measured with: both servers, the load, the crowds, and what they have agreed on. */
export class Stage {
  readonly environment: Environment;
  readonly generator: Child<GeneratorCommands>;
  /** Reads come from a process of their own, so that writes beside them do not delay them. */
  readonly reader: Child<GeneratorCommands>;
  readonly players: Player[];
  readonly bare: Contender;
  readonly ours: Contender;
  readonly quick: boolean;
  readonly notes: string[] = [];
  readonly checks: Report['checks'] = [];
  /** Answers other than 200, and the first words of one. */
  readonly complaints: string[] = [];
  /** What others used of the machine during each run of writes, and while a game was played. */
  readonly foreignShares: number[] = [];
  server: GameGeek;
  private warm = false;
  private tokens: string[][] | undefined;
  private readonly children: Child<never>[];
  /** The value of the next record; records rise over the whole run, on both servers. */
  nextRecord = RECORDS_FROM;

  private constructor(made: {
    environment: Environment;
    generator: Child<GeneratorCommands>;
    reader: Child<GeneratorCommands>;
    bareServer: Child<never>;
    barePort: number;
    fleets: { ours: Child<FleetCommands>; bare: Child<FleetCommands> };
    server: GameGeek;
    players: Player[];
    quick: boolean;
  }) {
    this.environment = made.environment;
    this.generator = made.generator;
    this.reader = made.reader;
    this.players = made.players;
    this.quick = made.quick;
    this.server = made.server;
    const { generator, reader, bareServer, fleets } = made;
    this.children = [generator, reader, bareServer, fleets.ours, fleets.bare] as Child<never>[];
    this.ours = {
      name: 'GameGeek',
      database: 'gamegeek',
      port: made.server.port,
      pid: made.server.pid,
      fleet: made.fleets.ours,
      crowd: { kind: 'live', topic: TOPIC },
      firstPage: `/api/leaderboard?gameId=${WATCHED_GAME}`,
      acknowledged: [],
    };
    this.bare = {
      name: 'bare',
      database: 'bare',
      port: made.barePort,
      pid: made.bareServer.pid,
      fleet: made.fleets.bare,
      crowd: { kind: 'bare', topic: '' },
      firstPage: `/board?gameId=${WATCHED_GAME}`,
      acknowledged: [],
    };
  }

  static async set(environment: Environment, quick: boolean): Promise<Stage> {
    const players = makePlayers();
    await environment.createDatabase('bare');
    const server = await startGameGeek(environment, 'gamegeek');
    await withDatabase(environment.databaseUrl('gamegeek'), (db) => fillGameGeek(db, players));
    await withDatabase(environment.databaseUrl('bare'), (db) => fillBare(db, players));
    const barePort = await freePort();
    const [generator, reader, ours, bare, bareServer] = await Promise.all([
      Child.start<GeneratorCommands>(new URL('../load/generator.ts', import.meta.url)),
      Child.start<GeneratorCommands>(new URL('../load/generator.ts', import.meta.url)),
      Child.start<FleetCommands>(new URL('../watchers/fleet.ts', import.meta.url)),
      Child.start<FleetCommands>(new URL('../watchers/fleet.ts', import.meta.url)),
      Child.start<never>(new URL('../bare/server.ts', import.meta.url), {
        DATABASE_URL: environment.databaseUrl('bare'),
        PORT: String(barePort),
        WATCHED_GAME: String(WATCHED_GAME),
      }),
    ]);
    const fleets = { ours, bare };
    return new Stage({ environment, generator, reader, bareServer, barePort, fleets, server, players, quick });
  }

  /** Seconds and counts of a short run. */
  scaled(full: number, quick: number): number {
    return this.quick ? quick : full;
  }

  /** Compiled code, open connections and remembered keys, on both sides. */
  async warmUp(): Promise<void> {
    if (this.warm) return;
    this.warm = true;
    for (let turn = 0; turn < this.scaled(3, 2); turn += 1) {
      for (const contender of [this.bare, this.ours]) await this.write(contender, { seconds: 2 });
    }
    // As the server would do by itself within a minute: the planner knows the tables that have just been filled.
    for (const { database } of [this.bare, this.ours]) {
      await withDatabase(this.environment.databaseUrl(database), (db) => db.query('ANALYZE'));
    }
  }

  /** The single scores of many players in several games; once more, twice at most, where others used the machine. */
  async write(contender: Contender, options: WriteOptions): Promise<WriteSample> {
    for (let turn = 1; ; turn += 1) {
      const sample = await this.writeOnce(contender, options);
      this.foreignShares.push(sample.foreignShare);
      if (this.quick || turn === MOST_TURNS || sample.foreignShare <= FOREIGN_SHARE) return sample;
    }
  }

  private async writeOnce(contender: Contender, options: WriteOptions): Promise<WriteSample> {
    const recordFrom = this.nextRecord;
    const { result, cost } = await this.costing(contender, () =>
      this.generator.call('writeScores', {
        port: contender.port,
        seconds: options.seconds,
        connections: options.connections ?? 64,
        rate: options.rate,
        keyed: options.keyed ?? 0.5,
        plan: this.plan(options, recordFrom),
      }),
    );
    this.nextRecord = result.recordTo;
    await this.collect(contender, result);
    return { ...result, ...cost };
  }

  /** POST /api/scores/batch, which the bare server does not have. */
  async writeBatches(options: WriteOptions): Promise<LoadResult & Cost> {
    const { result, cost } = await this.costing(this.ours, () =>
      this.generator.call('writeBatches', {
        port: this.ours.port,
        seconds: options.seconds,
        connections: options.connections ?? 8,
        size: BATCH_SIZE,
        plan: this.plan(options, this.nextRecord),
      }),
    );
    this.nextRecord = result.recordTo;
    await this.collect(this.ours, result);
    return { ...result, ...cost };
  }

  async read(contender: Contender, paths: readonly string[], options: WriteOptions): Promise<LoadResult> {
    const { port } = contender;
    const { seconds, rate, connections = 64 } = options;
    const result = await this.reader.call('readPages', { port, seconds, rate, connections, paths });
    this.complain(`${contender.name} reading`, result);
    return result;
  }

  /** Ends the server and starts it again, as a release would; on another database if one is named. */
  async restart(database = this.ours.database): Promise<GameGeek> {
    await this.server.stop();
    // What Redis holds is of the database before.
    if (database !== this.ours.database) await emptyRedis(this.environment.redisUrl);
    this.server = await startGameGeek(this.environment, database);
    this.warm = false;
    Object.assign(this.ours, { database, port: this.server.port, pid: this.server.pid });
    return this.server;
  }

  async close(): Promise<void> {
    await Promise.all(this.children.map((child) => child.stop()));
    await this.server.stop();
    await this.environment.remove();
  }

  private plan({ recordEvery = 20, recordGame, byToken = false }: WriteOptions, recordFrom: number) {
    const keys = this.players.map(({ apiKey }) => apiKey);
    const tokens = byToken ? (this.tokens ??= playTokens(this.players)) : undefined;
    return { keys, tokens, games: GAMES, recordEvery, recordGame, recordFrom };
  }

  private async costing<T extends LoadResult>(contender: Contender, work: () => Promise<T>) {
    const { postgresPid, redisPid } = this.environment;
    const others = new ForeignLoad([process.pid, postgresPid, redisPid]);
    const before = {
      at: now(),
      server: cpuSeconds(contender.pid),
      postgres: familyCpuSeconds(postgresPid),
      redis: cpuSeconds(redisPid),
    };
    const result = await work();
    const server = cpuSeconds(contender.pid) - before.server;
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
    this.complain(`${contender.name} taking scores`, result);
  }

  private complain(what: string, { failures, complaint }: LoadResult): void {
    for (const [status, count] of Object.entries(failures)) {
      this.complaints.push(`${what}: ${count} × ${status}, such as ${complaint}`);
    }
  }
}
