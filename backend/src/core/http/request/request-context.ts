import type { RequestHandler } from 'express';
import type { Metrics } from '../../metrics/metrics.service.js';
import { requestIdOf } from './request-id.js';
import type { RequestLog } from './request-log.service.js';

/** Assigns the request id, and counts and logs the answer when it has ended. The first middleware. */
export function requestContext(metrics: Metrics, log: RequestLog): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const { method } = request;
    const requestId = requestIdOf(request);
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const seconds = (performance.now() - start) / 1_000;
      const route = routeOf(request.route as { path?: unknown } | undefined, request.originalUrl);
      metrics.recordRequest(method, route, response.statusCode, seconds);
      log.finished({ requestId, method, route, status: response.statusCode, seconds });
    });
    next();
  };
}

/** Patterns instead of paths, to bound the number of metrics. */
function routeOf(route: { path?: unknown } | undefined, url: string): string {
  if (typeof route?.path === 'string') return route.path;
  return url.startsWith('/api') ? 'unmatched' : 'site';
}
