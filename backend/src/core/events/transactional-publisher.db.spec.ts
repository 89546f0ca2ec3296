import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { until } from '../../../test/support/until.js';
import { ormOptions } from '../../config/mikro-orm.config.js';
import type { Settings } from '../../config/settings.js';
import { AfterCommitSubscriber } from '../database/after-commit.js';
import { Sql } from '../database/sql.service.js';
import type { Transaction } from '../database/transaction.js';
import { openRedis, type Redis } from '../redis/redis.js';
import { commentsRestored } from '../../modules/community/comments/comments.events.js';
import { inboxChanged } from '../../modules/community/inbox/inbox.events.js';
import { scoreRange } from '../../modules/scores/shared/scores.events.js';
import { EventStream } from './event-stream.service.js';
import { Outbox } from './outbox.repository.js';
import { OutboxRelay } from './outbox-relay.service.js';
import { TransactionalPublisher } from './transactional-publisher.service.js';

Logger.overrideLogger(false);

const UNREACHABLE = 'redis://127.0.0.1:1';
const FAILED = new Error('the change failed');

/** One node, and the numbers of the events that its listeners have received. */
interface Node {
  publisher: TransactionalPublisher;
  stream: EventStream;
  outbox: Outbox;
  relay: OutboxRelay;
  received: number[];
}

let database: TestDatabase;
let orm: MikroORM;
let sql: Sql;
let opened: Redis[];
let relays: OutboxRelay[];
let outboxes: Outbox[];
/** Payloads that were loaded, one list for each call. */
let loaded: number[][];

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init({ ...ormOptions(database.databaseUrl), subscribers: [new AfterCommitSubscriber()] });
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
});
beforeEach(async () => {
  [opened, relays, outboxes, loaded] = [[], [], [], []];
  await database.rows('TRUNCATE outbox_events RESTART IDENTITY');
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.onModuleDestroy()));
  // A later deletion would reach rows of the next test, whose ids begin at 1 again.
  await Promise.all(outboxes.map((outbox) => outbox.beforeApplicationShutdown()));
  for (const client of opened) client.destroy();
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await orm?.close();
  await database?.drop();
});

async function startNode(redisUrl = database.redisUrl): Promise<Node> {
  const requests = openRedis(redisUrl, 'request', () => undefined);
  const subscriber = openRedis(redisUrl, 'worker', () => undefined);
  opened.push(requests, subscriber);
  const stream = new EventStream(requests, subscriber, { redisUrl } as Settings);
  const received: number[] = [];
  let resyncs = 0;
  stream.on('comments.restored', ({ payload }) => received.push(payload.gameId));
  stream.onResync(() => (resyncs += 1));
  stream.onApplicationBootstrap();
  if (redisUrl !== UNREACHABLE) await until(() => requests.isReady && resyncs > 0, Boolean);
  const [outbox, relay] = [new Outbox(sql), new OutboxRelay(sql)];
  outboxes.push(outbox);
  const publisher = new TransactionalPublisher(stream, outbox, relay);
  publisher.register('comments.restored', {
    payload: commentsRestored,
    load: (payloads) => {
      loaded.push(payloads.map(({ gameId }) => gameId));
      return payloads;
    },
  });
  return { publisher, stream, outbox, relay, received };
}

const emit = ({ publisher }: Node, tx: Transaction, gameId: number) =>
  publisher.emit(tx, 'comments.restored', { gameId });

/** Waits for as many events as these, then compares them. */
async function expectReceived({ received }: Node, gameIds: number[]): Promise<void> {
  await until(
    () => received,
    ({ length }) => length >= gameIds.length,
  );
  expect(received).toEqual(gameIds);
}

const rows = async () =>
  (await database.rows<{ id: number }>(`SELECT (payload -> 'gameId')::int AS id FROM outbox_events ORDER BY id`)).map(
    ({ id }) => id,
  );

/** Lets the relay take rows that are younger than a second. */
const makeOld = () => database.rows(`UPDATE outbox_events SET created_at = now() - interval '1 minute'`);

function startRelay({ relay }: Node): void {
  relay.onApplicationBootstrap();
  relays.push(relay);
}

/** How the same is done with MikroORM and with `Sql`. */
const TRANSACTIONS: { kind: string; run: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T> }[] = [
  { kind: 'a transaction of MikroORM', run: (work) => orm.em.fork().transactional((em) => work(em)) },
  { kind: 'a transaction of Sql', run: (work) => sql.transaction((client) => work(client)) },
  { kind: 'a relaxed transaction of Sql', run: (work) => sql.relaxedTransaction((client) => work(client)) },
];

describe.each(TRANSACTIONS)('an event emitted in $kind', ({ run }) => {
  it('is published once on every node after the commit, and its row is deleted', async () => {
    const [node, peer] = [await startNode(), await startNode()];
    await run(async (tx) => {
      await emit(node, tx, 7);
      expect(node.received).toEqual([]);
    });
    await expectReceived(node, [7]);
    await until(rows, (left) => left.length === 0);
    await expectReceived(peer, [7]);
    expect(node.received).toEqual([7]);
  });

  it('is neither stored nor published when the transaction is rolled back', async () => {
    const node = await startNode();
    const failed = run(async (tx) => {
      await emit(node, tx, 7);
      throw FAILED;
    });
    await expect(failed).rejects.toBe(FAILED);
    expect([await rows(), loaded, node.received]).toEqual([[], [], []]);
    // The next transaction on the same connection publishes only its own event.
    await run((tx) => emit(node, tx, 8));
    await expectReceived(node, [8]);
  });

  it('is published after an earlier event of the same transaction', async () => {
    const node = await startNode();
    await run(async (tx) => {
      for (const gameId of [3, 1, 2]) await emit(node, tx, gameId);
    });
    await expectReceived(node, [3, 1, 2]);
  });

  it('is delivered on its own node while Redis is unreachable, and its row stays for the relay', async () => {
    const cutOff = await startNode(UNREACHABLE);
    await expect(run((tx) => emit(cutOff, tx, 7).then(() => 'answer'))).resolves.toBe('answer');
    await expectReceived(cutOff, [7]);
    await cutOff.outbox.beforeApplicationShutdown();
    expect(await rows()).toEqual([7]);
    const node = await startNode();
    await makeOld();
    startRelay(node);
    await until(rows, (left) => left.length === 0);
    await expectReceived(node, [7]);
  });

  it('is refused outside a transaction', async () => {
    const node = await startNode();
    let ended: Transaction | undefined;
    await run(async (tx) => void (ended = tx));
    if (ended) await expect(emit(node, ended, 7)).rejects.toThrow();
    expect(node.received).toEqual([]);
  });
});

describe('an event emitted in a nested transaction', () => {
  const nested = (work: (outer: EntityManager) => Promise<void>) => orm.em.fork().transactional(work);

  it('is published once, after the commit of the outermost, in the order of all events', async () => {
    const node = await startNode();
    await nested(async (outer) => {
      await emit(node, outer, 1);
      await outer.transactional(async (inner) => {
        await emit(node, inner, 2);
        await inner.transactional((innermost) => emit(node, innermost, 3));
        await emit(node, inner, 4);
      });
      expect(node.received).toEqual([]);
      await emit(node, outer, 5);
    });
    await expectReceived(node, [1, 2, 3, 4, 5]);
    await until(rows, (left) => left.length === 0);
    expect(loaded).toEqual([[1], [2], [3], [4], [5]]);
  });

  it('is dropped with it, and those of the outer one are published', async () => {
    const node = await startNode();
    await nested(async (outer) => {
      await emit(node, outer, 1);
      const failed = outer.transactional(async (inner) => {
        await emit(node, inner, 2);
        throw FAILED;
      });
      await expect(failed).rejects.toBe(FAILED);
    });
    await expectReceived(node, [1]);
    await until(rows, (left) => left.length === 0);
  });

  it('is dropped when the outer one is rolled back', async () => {
    const node = await startNode();
    const failed = nested(async (outer) => {
      await outer.transactional((inner) => emit(node, inner, 1));
      throw FAILED;
    });
    await expect(failed).rejects.toBe(FAILED);
    expect([node.received, await rows()]).toEqual([[], []]);
  });

  it('is published when transactions begin and commit explicitly', async () => {
    const node = await startNode();
    const em = orm.em.fork();
    await em.begin();
    await emit(node, em, 1);
    expect(node.received).toEqual([]);
    await em.commit();
    await expectReceived(node, [1]);
  });
});

describe('TransactionalPublisher', () => {
  it('leaves events of a crash between commit and publication to the relay, which loads them together', async () => {
    const crashed = await startNode();
    crashed.stream.publishToAll = () => new Promise(() => undefined);
    await sql.transaction(async (client) => {
      await emit(crashed, client, 1);
      await emit(crashed, client, 2);
    });
    expect([crashed.received, await rows()]).toEqual([[], [1, 2]]);
    loaded = [];
    const node = await startNode();
    await makeOld();
    startRelay(node);
    await until(rows, (left) => left.length === 0);
    await expectReceived(node, [1, 2]);
    expect(loaded).toEqual([[1, 2]]);
  });

  it('publishes the event of the caller without loading it, and loads it when the relay publishes', async () => {
    const node = await startNode();
    const published: unknown[] = [];
    node.stream.on('inbox.changed', ({ payload }) => published.push(payload));
    node.publisher.register('inbox.changed', {
      payload: inboxChanged,
      load: (payloads) => payloads.map(() => ({ userIds: ['loaded'] })),
    });
    await sql.transaction((tx) =>
      node.publisher.emit(tx, 'inbox.changed', { userIds: ['stored'] }, { userIds: ['finished'] }),
    );
    await sql.transaction((tx) => node.publisher.emit(tx, 'inbox.changed', { userIds: ['stored'] }));
    await until(
      () => published,
      ({ length }) => length === 2,
    );
    expect(published).toEqual([{ userIds: ['finished'] }, { userIds: ['loaded'] }]);
  });

  it('answers a request whose event fails to load, and leaves the row to the relay', async () => {
    const node = await startNode();
    let isBroken = true;
    const load = (payloads: { userIds: string[] }[]) => (isBroken ? Promise.reject(FAILED) : payloads);
    node.publisher.register('inbox.changed', { payload: inboxChanged, load });
    const emitted = sql.transaction(async (tx) => {
      await node.publisher.emit(tx, 'inbox.changed', { userIds: ['ada'] });
      await emit(node, tx, 7);
      return 'answer';
    });
    await expect(emitted).resolves.toBe('answer');
    await expectReceived(node, [7]);
    isBroken = false;
    await makeOld();
    startRelay(node);
    await until(rows, (left) => left.length === 0);
  });

  it('keeps a stored payload that does not fit its event from being loaded, and publishes the others', async () => {
    const node = await startNode();
    await database.rows(`
      INSERT INTO outbox_events (name, payload, created_at)
      SELECT 'comments.restored', payload::jsonb, now() - interval '1 minute'
      FROM unnest(ARRAY['{"gameId": 1}', '{"game": "1"}', '{"gameId": 2, "addedLater": true}']) AS payload`);
    startRelay(node);
    await expectReceived(node, [1, 2]);
    expect(loaded).toEqual([[1, 2]]);
    const kept = () => database.rows('SELECT payload, attempts::int, last_error FROM outbox_events');
    expect(await until(kept, ({ length }) => length === 1)).toEqual([
      { payload: { game: '1' }, attempts: 1, last_error: 'the payload does not fit: expected "gameId" at gameId' },
    ]);
  });

  it('uses up no attempt of the relay while Redis is unreachable', async () => {
    const cutOff = await startNode(UNREACHABLE);
    await sql.transaction((tx) => emit(cutOff, tx, 7));
    await makeOld();
    loaded = [];
    startRelay(cutOff);
    await until(
      () => loaded,
      ({ length }) => length >= 2,
    );
    expect(await database.rows('SELECT attempts::int FROM outbox_events')).toEqual([{ attempts: 0 }]);
    // The relay does not deliver it on this node again and again.
    await expectReceived(cutOff, [7]);
  });

  it('hands payloads to an event that is published by a script, after the commit and in the relay', async () => {
    const node = await startNode();
    const replayed: unknown[] = [];
    node.publisher.register('scores.accepted', {
      payload: scoreRange,
      replay: async (payloads) => void replayed.push(payloads),
    });
    await sql.transaction((tx) => node.publisher.emit(tx, 'scores.accepted', { first: 1, last: 1 }));
    await node.outbox.beforeApplicationShutdown();
    await node.outbox.leaveToRelay('scores.accepted', [
      { first: 2, last: 3 },
      { first: 4, last: 5 },
    ]);
    expect(replayed).toEqual([[{ first: 1, last: 1 }]]);
    await makeOld();
    startRelay(node);
    await until(rows, (left) => left.length === 0);
    expect(replayed.flat().slice(1)).toEqual([
      { first: 2, last: 3 },
      { first: 4, last: 5 },
    ]);
  });

  it('refuses an event that is not registered, and stores nothing', async () => {
    const node = await startNode();
    const emitted = sql.transaction((tx) => node.publisher.emit(tx, 'inbox.changed', { userIds: [] }));
    await expect(emitted).rejects.toThrow('the event inbox.changed is not registered');
    expect(await rows()).toEqual([]);
  });
});
