import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { SITE_PAGES } from '../pages.js';
import type { Sitemap } from './sitemap.service.js';

const CACHE = 'public, max-age=600';

const decompress = promisify(gunzip);

/** Serves /robots.txt and /sitemap.xml. */
export function crawlerFiles(publicUrl: string, sitemap: Sitemap): RequestHandler {
  const robots = robotsTxt(publicUrl);

  const sendSitemap = async (request: Request, response: Response): Promise<void> => {
    const file = await sitemap.read();
    response.set('Cache-Control', CACHE).type('application/xml').vary('Accept-Encoding');
    if (request.acceptsEncodings('gzip')) response.set('Content-Encoding', 'gzip').send(file);
    else response.send(await decompress(file));
  };

  return async (request, response, next) => {
    if (request.path === '/robots.txt') response.set('Cache-Control', CACHE).type('text/plain').send(robots);
    else if (request.path === '/sitemap.xml') await sendSitemap(request, response);
    else next();
  };
}

/** Resources of pages, which search engines that run scripts must be able to load. */
const READ_BY_PAGES = [
  '/api/games',
  '/api/leaderboard',
  '/api/model-versions',
  '/api/models',
  '/api/openapi.games.json',
  '/api/openapi.json',
  '/api/users/',
];
const OWN = ['/api/', '/health/', '/mcp', '/metrics', '/socket.io/'];

/** Allows search engines everything except personal pages. */
function robotsTxt(publicUrl: string): string {
  const unlisted = SITE_PAGES.filter((page) => page.unlisted).map(({ path }) => path.replace(/:\w+/, '*'));
  const besideTheApi = SITE_PAGES.map(({ path }) => path).filter((path) => path.startsWith('/api/'));
  return [
    'User-agent: *',
    ...[...READ_BY_PAGES, ...besideTheApi].map((path) => `Allow: ${path}`),
    ...[...OWN, ...unlisted].map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
