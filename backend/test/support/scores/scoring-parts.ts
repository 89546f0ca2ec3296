import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import * as v from 'valibot';
import { ormOptions } from '../../../src/config/mikro-orm.config.js';
import type { Settings } from '../../../src/config/settings.js';
import { AfterCommitSubscriber } from '../../../src/core/database/after-commit.js';
import { Sql } from '../../../src/core/database/sql.service.js';
import { EventStream } from '../../../src/core/events/event-stream.service.js';
import { Outbox } from '../../../src/core/events/outbox.repository.js';
import type { OutboxRelay } from '../../../src/core/events/outbox-relay.service.js';
import { TransactionalPublisher } from '../../../src/core/events/transactional-publisher.service.js';
import type { Jobs } from '../../../src/core/jobs/jobs.service.js';
import { openRedis, type Redis } from '../../../src/core/redis/redis.js';
import { ExactRanks } from '../../../src/modules/scores/ranks/exact-ranks.service.js';
import { LeaderboardRepository } from '../../../src/modules/scores/boards/leaderboard.repository.js';
import { RankSets, READY_KEY } from '../../../src/modules/scores/ranks/rank-sets.store.js';
import { StoredScoresRepository } from '../../../src/modules/scores/ranks/stored-scores.repository.js';
import { AuditRanksJob } from '../../../src/modules/scores/ranks/audit-ranks.job.js';
import { RankAuditRepository } from '../../../src/modules/scores/ranks/rank-audit.repository.js';
import { ScoreRemoval } from '../../../src/modules/scores/removal/score-removal.service.js';
import { BestsFromDatabase } from '../../../src/modules/scores/submission/publishing/bests-from-database.service.js';
import { ScorePublisher } from '../../../src/modules/scores/submission/publishing/score.publisher.js';
import { SumPublisher } from '../../../src/modules/scores/submission/publishing/sum.publisher.js';
import { BestProjection } from '../../../src/modules/scores/bests/best-projection.service.js';
import { ScoreRanking } from '../../../src/modules/scores/ranks/score-ranking.service.js';
import { IdempotencyResponseStore } from '../../../src/modules/scores/submission/idempotency/idempotency-response.store.js';
import { IdempotentReplay } from '../../../src/modules/scores/submission/idempotency/idempotent-replay.service.js';
import { StoredScoresNotifier } from '../../../src/modules/scores/submission/commit/stored-scores.notifier.js';
import { ScoreIds } from '../../../src/modules/scores/submission/commit/score-ids.service.js';
import { ScoreOutboxHandler } from '../../../src/modules/scores/submission/publishing/score-outbox.handler.js';
import { ScoreWriter } from '../../../src/modules/scores/submission/commit/score-writer.service.js';
import { PlayerCountsRepository } from '../../../src/modules/scores/ranks/player-counts.repository.js';
import { Totals } from '../../../src/modules/scores/totals/totals.service.js';
import type { TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { listen } from '../../../src/core/events/on-event.decorator.js';

/** The services of a node that accept, rank, sum up and remove scores, without HTTP. Jobs are started by the test. */
export interface ScoringParts {
  em: EntityManager;
  sql: Sql;
  redis: Redis;
  ranks: RankSets;
  boards: LeaderboardRepository;
  writer: ScoreWriter;
  removal: ScoreRemoval;
  totals: Totals;
  players: PlayerCountsRepository;
  exact: ExactRanks;
  audit: AuditRanksJob;
  projection: BestProjection;
  /** The relay's handlers by event name. */
  relayed: Map<string, (payloads: unknown[]) => Promise<void>>;
  close(): Promise<void>;
}

/** @param redisUrl another Redis, such as an unreachable one */
export async function openScoringParts(
  database: Pick<TestDatabase, 'databaseUrl' | 'redisUrl'>,
  redisUrl?: string,
): Promise<ScoringParts> {
  const settings = { databaseUrl: database.databaseUrl, redisUrl: redisUrl ?? database.redisUrl } as Settings;
  const orm = await MikroORM.init({
    ...ormOptions(database.databaseUrl),
    logger: () => undefined,
    subscribers: [new AfterCommitSubscriber()],
  });
  const redis = openRedis(settings.redisUrl, 'request', () => undefined);
  const subscriber = openRedis(settings.redisUrl, 'worker', () => undefined);
  if (redisUrl === undefined) {
    await until(() => redis.isReady, Boolean);
    await redis.set(READY_KEY, 'yes');
  }
  const sql = new Sql(settings);
  const events = new EventStream(redis, subscriber, settings);
  events.onApplicationBootstrap();
  const outbox = new Outbox(sql);
  const relayed: ScoringParts['relayed'] = new Map();
  const relay = {
    handle: (name, schema, republish) =>
      void relayed.set(name, async (payloads) => republish(v.parse(v.array(schema), payloads))),
  } as Pick<OutboxRelay, 'handle'> as OutboxRelay;
  const transactional = new TransactionalPublisher(events, outbox, relay);
  const jobs = {} as Jobs;
  const ranks = new RankSets(redis, events);
  const players = new PlayerCountsRepository(sql, ranks);
  listen(events, players);
  const projection = new BestProjection(sql, jobs, events);
  const exact = new ExactRanks(new StoredScoresRepository(sql), ranks, projection);
  const answers = new IdempotencyResponseStore(sql);
  const stored = new BestsFromDatabase(sql, projection, ranks, events);
  const ranking = new ScoreRanking(ranks, events);
  const publisher = new ScorePublisher(ranking, stored, projection, answers);
  listen(events, publisher);
  const scores = new ScoreOutboxHandler(transactional, sql, ranks, projection);
  const boards = new LeaderboardRepository(sql);
  const totals = new Totals(sql, projection, ranks, players, outbox, transactional);
  const removal = new ScoreRemoval(transactional, exact);
  for (const part of [totals, scores, removal]) part.onModuleInit();
  return {
    em: orm.em,
    sql,
    redis,
    ranks,
    boards,
    exact,
    audit: new AuditRanksJob(new RankAuditRepository(sql), redis, projection),
    relayed,
    writer: new ScoreWriter(
      sql,
      new ScoreIds(sql),
      publisher,
      new SumPublisher(stored, outbox, answers),
      new IdempotentReplay(sql, answers, ranks, projection),
      new StoredScoresNotifier(),
    ),
    removal,
    totals,
    players,
    projection,
    close: async () => {
      await projection.beforeApplicationShutdown();
      await answers.beforeApplicationShutdown();
      await outbox.beforeApplicationShutdown();
      redis.destroy();
      subscriber.destroy();
      await sql.onApplicationShutdown();
      await orm.close(true);
    },
  };
}
