import { globSync } from 'node:fs';
import { PAGES } from '@gamegeek/contracts/site/pages.js';
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

/** Built documents are served at their name, and boards at the id of their game. */
const addressOfFile = (file: string) =>
  `/${file.replace(/^embed\/(\w+)\.html$/, 'embed/$1/:id').replace(/\.html$/, '')}`;

/** What the site answers beside the router: pages, every file that was built, and addresses that lead nowhere. */
export function siteRoutesOf(folder: string): Route[] {
  const pages = Object.values(PAGES).map(({ path }) => path);
  const files = globSync('**/*.*', { cwd: folder }).map(addressOfFile);
  const others = [
    '/robots.txt',
    '/llms.txt',
    '/integrate.md',
    '/starter.html',
    '/games/:id/integrate.md',
    '/sitemap.xml',
    '/index.html',
    '/no/such/page',
    '/none.png',
    '/builds/00000000-0000-4000-8000-000000000000/',
    '/assets/none-4f3a5b6c.js',
    '/%FF',
  ];
  const paths = new Set([...pages, ...files, ...others]);
  return [...paths].flatMap((path) => [
    { method: 'GET', path },
    { method: 'POST', path },
  ]);
}
