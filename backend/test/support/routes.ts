import type { NestExpressApplication } from '@nestjs/platform-express';

export interface Route {
  method: string;
  /** With parameters, as Express knows it: `/api/games/:id`. */
  path: string;
}

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

/** Express notes a handler for every method there is, such as a middleware of Nest, as a route, too. */
const MOST_METHODS = 5;

/** Every route of the application, as its router really has them. */
export function routesOf(app: NestExpressApplication): Route[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack.flatMap(({ route }) => {
    const methods = Object.keys(route?.methods ?? {});
    if (route === undefined || methods.length > MOST_METHODS) return [];
    return [route.path].flat().flatMap((path) => methods.map((method) => ({ method: method.toUpperCase(), path })));
  });
}
