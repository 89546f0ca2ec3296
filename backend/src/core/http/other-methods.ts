import type { Express, RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';
import { openMethods } from './request/cross-site.js';

type Layer = Express['router']['stack'][number];

/** The type of Express has no `match`. */
const canMatch = (layer: Layer): layer is Layer & { match(path: string): boolean } =>
  'match' in layer && typeof layer.match === 'function';

/** After all routes: a path that has routes for other methods only is 405 with these, and not 404. */
export function refuseOtherMethods({ router }: Express): RequestHandler {
  return ({ method, path }, _response, next) => {
    const allowed = methodsOf(router.stack, path);
    if (allowed.length === 0) {
      next();
      return;
    }
    // Answered before the routes, for pages of any origin.
    if (openMethods(path).length > 0) allowed.push('OPTIONS');
    const list = allowed.join(', ');
    throw new AppError('method_not_allowed', `This address has no ${method}. Allowed: ${list}.`, {
      headers: { Allow: list },
    });
  };
}

function methodsOf(layers: Layer[], path: string): string[] {
  const routes = layers.flatMap((layer) => (layer.route && canMatch(layer) && layer.match(path) ? layer.route : []));
  // Middleware of Nest is listed as a route of all methods.
  const own = routes.filter(({ stack }) => !stack.some(({ method }) => method === 'options'));
  // `/api/games/trending` is not a game of `/api/games/:id`.
  const exact = own.filter((route) => route.path === path);
  const methods = new Set((exact.length > 0 ? exact : own).flatMap(({ stack }) => stack.map(({ method }) => method)));
  return ORDER.filter((method) => methods.has(method === 'HEAD' ? 'get' : method.toLowerCase()));
}

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
