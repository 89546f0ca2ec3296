import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inProject } from '../../../../scripts/launch/paths.mjs';
import { startServer, type ServerProcess } from '../../support/services/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

interface TraceExport {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[];
}

let database: TestDatabase;
let server: ServerProcess;
let collector: Server;
/** Spans that the collector has received. */
let received = '';
const spans: Span[] = [];
const resources: Span['attributes'] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received += `${request.url} ${body}\n`;
      for (const { resource, scopeSpans } of (JSON.parse(body) as TraceExport).resourceSpans) {
        resources.push(...resource.attributes);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  database = await createTestDatabase();
  server = await startServer({
    ...database,
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    },
  });
});
afterAll(async () => {
  await server?.kill();
  collector?.closeAllConnections();
  collector?.close();
  await database?.drop();
});

const valueOf = ({ attributes }: Pick<Span, 'attributes'>, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

describe('a server with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('sends the trace of a request with its statements and Redis commands, and no tokens', async () => {
    await fetch(`${server.url}/api/models?token=a-secret-token`);
    const root = await until(
      () => spans.find(({ name }) => name === 'GET /api/models'),
      (found) => found !== undefined,
    );
    expect(root && valueOf(root, 'http.route')).toBe('/api/models');
    const children = await until(
      () => spans.filter(({ traceId, spanId }) => traceId === root?.traceId && spanId !== root.spanId),
      (found) => found.some(({ name }) => name.startsWith('pg')) && found.some(({ name }) => name.startsWith('redis')),
    );
    expect(children.every(({ parentSpanId }) => Boolean(parentSpanId))).toBe(true);
    expect(resources).toContainEqual({ key: 'service.name', value: { stringValue: 'gamegeek' } });
    expect(received).toContain('/v1/traces ');
    expect(received).not.toContain('a-secret-token');
  });

  it('sends no traces of health checks', async () => {
    await fetch(`${server.url}/health/ready`);
    await fetch(`${server.url}/api/games`);
    await until(() => spans.some(({ name }) => name === 'GET /api/games'), Boolean);
    expect(spans.filter(({ name }) => name.includes('health'))).toEqual([]);
  });

  it('sends the remaining traces at shutdown', async () => {
    await fetch(`${server.url}/api/model-versions`);
    server.signal('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(spans.map(({ name }) => name)).toContain('GET /api/model-versions');
  });
});

/** In a bundle without whitespace. */
const STATIC_IMPORT = /(?:^|[;\n])(?:import|export)\b[^;'"(]*"([^"]+)"/g;

it('a server without it loads nothing of OpenTelemetry’s SDK', () => {
  const dist = inProject('backend', 'dist', 'backend', 'src');
  const files = new Set<string>();
  const packages = new Set<string>();
  const load = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      if (name.startsWith('.')) load(path.resolve(path.dirname(file), name));
      else packages.add(name);
    }
  };
  load(path.join(dist, 'main.js'));
  expect(files.size).toBeGreaterThan(3);
  expect(packages).toContain('node:http');
  expect([...packages].filter((name) => name.startsWith('@opentelemetry/'))).toEqual([]);
  load(globSync('../../chunks/start-tracing-*.js', { cwd: dist }).map((file) => path.join(dist, file))[0] ?? '');
  expect(packages).toContain('@opentelemetry/sdk-node');
});
