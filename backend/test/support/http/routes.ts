import type { NestExpressApplication } from '@nestjs/platform-express';

export interface Route {
  method: string;
  /** The path pattern of Express: `/api/games/:id`. */
  path: string;
}

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

/** Express also lists handlers for all methods, such as middleware of Nest, as routes. */
const MOST_METHODS = 5;

/** All routes of the application, from its router. */
export function routesOf(app: NestExpressApplication): Route[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack.flatMap(({ route }) => {
    const methods = Object.keys(route?.methods ?? {});
    if (route === undefined || methods.length > MOST_METHODS) return [];
    return [route.path].flat().flatMap((path) => methods.map((method) => ({ method: method.toUpperCase(), path })));
  });
}
