import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { robotsTxt } from './robots.js';
import type { Sitemap } from './sitemap.service.js';

const SITEMAP = /^\/(sitemap(?:-[a-z]+(?:-[1-9]\d{0,5})?)?\.xml)$/;
const CACHE = 'public, max-age=600';

const decompress = promisify(gunzip);

/** Serves /robots.txt and the sitemaps. */
export function crawlerFiles(publicUrl: string, sitemap: Sitemap): RequestHandler {
  const robots = robotsTxt(publicUrl);

  const sendSitemap = async (name: string, request: Request, response: Response): Promise<boolean> => {
    const file = await sitemap.file(name);
    if (!file) return false;
    response.set('Cache-Control', CACHE).type('application/xml').vary('Accept-Encoding');
    if (request.acceptsEncodings('gzip')) response.set('Content-Encoding', 'gzip').send(file);
    else response.send(await decompress(file));
    return true;
  };

  return (request, response, next) => {
    const [, name] = SITEMAP.exec(request.path) ?? [];
    if (request.path === '/robots.txt') response.set('Cache-Control', CACHE).type('text/plain').send(robots);
    else if (name === undefined) next();
    else sendSitemap(name, request, response).then((isSent) => isSent || next(), next);
  };
}
