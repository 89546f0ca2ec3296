import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { parse } from 'yaml';
import { inProject } from '../../../../scripts/launch/paths.mjs';
import { Jobs } from '../../../src/core/jobs/jobs.service.js';
import { EventStream } from '../../../src/core/events/event-stream.service.js';
import { Invalidations } from '../../../src/core/redis/invalidations.service.js';
import { makeGame } from '../../factories/game.factory.js';
import { makeUser } from '../../factories/user.factory.js';
import { LiveClients } from '../../support/live-client.js';
import { startTcpProxy, type TcpProxy } from '../../support/services/tcp-proxy.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const operations = read('docs/operations.md');
const live = new LiveClients();
let database: TestDatabase;
let redis: TcpProxy;
let node: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  redis = await startTcpProxy(database.redisUrl);
  node = await startTestApp({
    database,
    settings: { redisUrl: redis.url },
    limits: { newsletter: { points: 1, duration: 60 } },
  });
  await until(() => node.app.get(Invalidations).live, Boolean);
});
afterAll(async () => {
  live.closeAll();
  await node?.close();
  await redis?.close();
  await database?.drop();
});

/** The values of a metric by its labels, as `a="b"`. */
async function metric(name: string): Promise<Record<string, number>> {
  const { text } = await node.request.get('/metrics').expect(200);
  const samples = [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].filter(([, found]) => found === name);
  return Object.fromEntries(samples.map(([, , labels = '', value]) => [labels, Number(value)]));
}

/** Names and types of exported metrics, without those of every Node process. */
async function exported(): Promise<Map<string, string>> {
  const { text } = await node.request.get('/metrics').expect(200);
  return new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]));
}

describe('the metrics of a node', () => {
  it('count sockets and watchers by kind of topic', async () => {
    const { id } = await makeGame(database);
    const client = await live.connect(node.url);
    await client.watching(leaderboardTopic(id, 'all'));
    await client.watching(leaderboardTopic(id, 'week'));
    await client.watching(`game:${id}`);
    expect(await metric('live_sockets')).toEqual({ '': 1 });
    expect(await metric('live_watchers')).toEqual({ 'topic="leaderboard"': 2, 'topic="game"': 1 });
    live.closeAll();
    await until(
      () => metric('live_sockets'),
      ({ '': sockets }) => sockets === 0,
    );
    expect(await metric('live_watchers')).toEqual({});
  });

  it('count refusals by limit', async () => {
    const limit = 'limit="newsletter"';
    const before = (await metric('limit_refusals_total'))[limit] ?? 0;
    for (const status of [201, 429, 429]) {
      const body = { email: `reader${status}@players.example` };
      await node.request.post('/api/newsletter/subscribe').send(body).expect(status);
    }
    expect((await metric('limit_refusals_total'))[limit]).toBe(before + 2);
  });

  it('show how many emails wait, and how long', async () => {
    const { id, email } = await makeUser(database);
    await database.rows(
      `INSERT INTO mails (kind, address, language, user_id, is_bulk, attempts, due_at)
       SELECT 'password-changed', $2, 'en', $1, bulk, attempts, now() + due * interval '1 second'
       FROM (VALUES (false, 0, -3600), (false, 1, 7200), (true, 0, 7200)) AS m (bulk, attempts, due)`,
      [id, email],
    );
    const waiting = await metric('mails_waiting');
    await database.rows('DELETE FROM mails');
    // The overdue one may have been sent by now.
    expect(waiting['kind="bulk"']).toBe(1);
    expect(waiting['kind="retrying"']).toBeGreaterThanOrEqual(1);
    expect(await metric('mails_overdue_seconds')).toEqual({ '': 0 });
  });

  it('show the connections of each pool', async () => {
    const most = await metric('postgres_pool_connections_limit');
    expect(most).toEqual({ 'pool="scores"': 8, 'pool="relaxed"': 2, 'pool="jobs"': 4, 'pool="orm"': 10 });
    const open = await metric('postgres_pool_connections');
    for (const pool of Object.keys(most)) {
      expect(open[`${pool},state="used"`]).toBeGreaterThanOrEqual(0);
      expect(open[`${pool},state="idle"`]).toBeGreaterThanOrEqual(0);
    }
    expect(Object.keys(await metric('postgres_pool_waiting'))).toEqual(Object.keys(most));
  });

  it('count events, including rebuilds of boards', async () => {
    const event = 'event="boards.rebuilt"';
    const before = (await metric('events_received_total'))[event] ?? 0;
    await node.app.get(EventStream).publish('boards.rebuilt', { rows: 0 });
    expect((await metric('events_received_total'))[event]).toBe(before + 1);
  });

  it('count failures of jobs, and show when one last succeeded', async () => {
    let fails = true;
    const jobs = node.app.get(Jobs);
    const run = () => (fails ? Promise.reject(new Error('not yet')) : Promise.resolve());
    jobs.define({ name: 'sometimes', run });
    jobs.request('sometimes', 0);
    const job = 'job_name="sometimes"';
    await until(
      () => metric('job_failures_in_a_row'),
      ({ [job]: count }) => count === 1,
    );
    fails = false;
    await until(
      () => metric('job_failures_in_a_row'),
      ({ [job]: count }) => count === 0,
    );
    expect((await metric('job_failures_total'))[job]).toBe(1);
    expect((await metric('job_last_success_timestamp_seconds'))[job]).toBeGreaterThan(Date.now() / 1_000 - 60);
  });

  it('show that Redis is unreachable, and how long events may have been missed', async () => {
    const lag = async () => (await metric('event_subscription_lag_seconds'))[''] ?? Infinity;
    const up = () => metric('redis_connection_up');
    const all = (state: number) => ({
      'connection="commands"': state,
      'connection="subscriber"': state,
      'connection="worker"': state,
    });
    await until(lag, (seconds) => seconds < 1);
    expect(await up()).toEqual(all(1));
    const resyncs = (await metric('event_resyncs_total'))[''] ?? 0;
    redis.cut();
    await until(lag, (seconds) => seconds > 1);
    expect(await up()).toEqual(all(0));
    redis.restore();
    await until(lag, (seconds) => seconds < 1);
    await until(
      () => metric('event_resyncs_total'),
      ({ '': count = 0 }) => count > resyncs,
    );
  });
});

describe('docs/operations.md', () => {
  it('lists exactly the metrics that the server exports, with their types', async () => {
    const [, section = ''] = operations.split('\n## Metrics\n');
    const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)(?:\{[\w, ]+\})?` \| (\w+) \|/gm)];
    const documented = rows.map(([, name = '', type = '']) => [name, type]);
    const own = [...(await exported())].filter(([name]) => !/^(process|nodejs)_/.test(name));
    expect(documented.toSorted()).toEqual(own.toSorted());
  });

  it('names the labels of each metric', async () => {
    const { text } = await node.request.get('/metrics').expect(200);
    const used = new Map(
      [...text.matchAll(/^(\w+?)(?:_bucket)?\{(.*)\} /gm)].map(([, name = '', labels = '']) => [
        name,
        [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label).filter((label) => label !== 'le'),
      ]),
    );
    const documented = [...operations.matchAll(/^\| `(\w+)\{([\w, ]+)\}` \|/gm)];
    expect(documented.length).toBeGreaterThan(5);
    for (const [, name = '', labels = ''] of documented) {
      if (used.has(name)) expect([name, labels.split(', ').toSorted()]).toEqual([name, used.get(name)?.toSorted()]);
    }
  });
});

/** Keywords and functions of PromQL. */
const FUNCTIONS =
  /^(abs|avg|by|histogram_quantile|increase|label_values|le|max|min|min_over_time|on|rate|sum|time|topk|without)$/;

/** The metrics of a PromQL expression. */
function metricsOf(expression: string): string[] {
  const plain = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|on|without) \([^)]*\)/g, '');
  return [...plain.matchAll(/[a-z_][a-z0-9_]*/gi)].map(([word]) => word).filter((word) => !FUNCTIONS.test(word));
}

async function unknownMetrics(expressions: string[]): Promise<string[]> {
  const types = await exported();
  const parts = [...types].flatMap(([name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  const known = new Set([...parts, 'up', 'instance']);
  return expressions.flatMap(metricsOf).filter((name) => !known.has(name));
}

interface AlertRules {
  groups: {
    rules: { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> }[];
  }[];
}

interface Dashboard {
  panels: { id: number; type: string; title: string; targets?: { expr: string }[] }[];
  templating: { list: { query: string | { query: string } }[] };
}

describe('ops/prometheus/alerts.yml', () => {
  const rules = (parse(read('ops/prometheus/alerts.yml')) as AlertRules).groups.flatMap((group) => group.rules);

  it('uses only metrics that the server exports', async () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(await unknownMetrics(rules.map(({ expr }) => expr))).toEqual([]);
    expect(await unknownMetrics(['sum(rate(no_such_metric{a="b"}[5m])) > 1'])).toEqual(['no_such_metric']);
  });

  it('has a section with the same name in docs/operations.md for each alert', () => {
    const headings = [...operations.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    for (const { alert, annotations, labels } of rules) {
      expect(annotations.runbook_url).toBe(`docs/operations.md#${anchorOf(alert)}`);
      expect([alert, headings.includes(anchorOf(alert))]).toEqual([alert, true]);
      expect(annotations.summary).toMatch(/\.$/);
      expect(['page', 'ticket']).toContain(labels.severity);
    }
  });

  it('names jobs that exist', () => {
    const jobNames = rules.flatMap(({ expr }) => /job_name=~"([^"]+)"/.exec(expr)?.[1]?.split('|') ?? []);
    const defined = Reflect.get(node.app.get(Jobs), 'definitions') as Map<string, unknown>;
    expect(jobNames.length).toBeGreaterThan(3);
    expect(jobNames.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('uses no label that Prometheus sets itself', async () => {
    const { text } = await node.request.get('/metrics').expect(200);
    expect(text).toContain('job_name="');
    expect(text).not.toMatch(/[{,](job|instance)="/);
  });

  it('is loaded by the example of ops/prometheus/prometheus.yml', () => {
    const config = parse(read('ops/prometheus/prometheus.yml')) as {
      rule_files: string[];
      scrape_configs: { job_name: string }[];
    };
    expect(config.rule_files).toEqual(['alerts.yml']);
    expect(config.scrape_configs.map(({ job_name }) => job_name)).toEqual(['gamegeek']);
  });
});

describe('ops/grafana/gamegeek.json', () => {
  const dashboard = JSON.parse(read('ops/grafana/gamegeek.json')) as Dashboard;
  const targets = dashboard.panels.flatMap(({ targets: own = [] }) => own.map(({ expr }) => expr));

  it('uses only metrics that the server exports', async () => {
    expect(targets.length).toBeGreaterThan(20);
    const variables = dashboard.templating.list.flatMap(({ query }) => (typeof query === 'string' ? [] : query.query));
    expect(await unknownMetrics([...targets, ...variables])).toEqual([]);
  });

  it('shows every metric that operators have alerts for', () => {
    const rules = (parse(read('ops/prometheus/alerts.yml')) as AlertRules).groups.flatMap((group) => group.rules);
    const shown = new Set(targets.flatMap(metricsOf));
    const hidden = rules.flatMap(({ expr }) => metricsOf(expr)).filter((name) => !shown.has(name) && name !== 'up');
    expect(hidden).toEqual([]);
  });

  it('has panels with unique ids', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');
