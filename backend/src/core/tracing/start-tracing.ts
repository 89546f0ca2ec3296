import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { trace, type Span } from '@opentelemetry/api';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';
import pg from 'pg';
import { traceRedis } from './redis-spans.js';

/** Requested every few seconds by machines, so not traced. */
const UNINTERESTING = /^\/(health|metrics)(\/|$)/;

/** The matched route that Express stores on the request. */
interface RoutedRequest extends IncomingMessage {
  route?: { path?: unknown };
  baseUrl?: string;
}

/**
 * Sends traces of requests, statements and Redis commands to an OpenTelemetry collector, configured by the standard
 * variables (OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER, …). Loaded only if an endpoint is set. Returns a
 * function that sends the remaining spans and stops tracing.
 */
export function startTracing({ serviceName }: { serviceName: string }): () => Promise<void> {
  const statements = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });
  const requests = new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url = '' }) => UNINTERESTING.test(url),
    // Queries contain tokens of links.
    requestHook: (span, request) => {
      if ('url' in request && request.url?.includes('?')) span.setAttribute('url.query', 'REDACTED');
    },
    applyCustomAttributesOnSpan: (span, request) => 'url' in request && nameByRoute(span, request),
  });
  const sdk = new NodeSDK({
    serviceName,
    autoDetectResources: false,
    instrumentations: [requests, statements],
    // Only traces: Prometheus collects metrics, and logs go to the standard output.
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  // Modules of Node are patched when they are required, which an import does not do.
  createRequire(import.meta.url)('node:http');
  // The server is one bundle, so instrumentation by module name finds nothing.
  for (const definition of statements.getModuleDefinitions()) if (definition.name === 'pg') definition.patch?.(pg);
  const stopRedis = traceRedis(trace.getTracer('gamegeek-redis'));
  return async () => {
    stopRedis();
    await sdk.shutdown();
  };
}

/** Route patterns instead of paths, so that requests are grouped. */
function nameByRoute(span: Span, { method, route, baseUrl = '' }: RoutedRequest): void {
  if (typeof route?.path !== 'string') return;
  const pattern = `${baseUrl}${route.path}`;
  span.setAttribute('http.route', pattern);
  span.updateName(`${method} ${pattern}`);
}
