import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { robotsTxt } from './robots.js';
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
