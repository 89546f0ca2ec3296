import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type Request, type RequestHandler } from 'express';
import { allowFrames, nonceOf } from '../security-headers.js';
import { arcadePages } from './arcade-pages.js';
import { compressedAssets } from './compressed-assets.js';
import { crawlerFiles } from './crawler-files.js';
import { embedPages } from './embed-pages.js';
import { readFirstPaints } from './first-paints.js';
import { pageHead } from './page-head.js';
import { pageTemplate } from './page-template.js';
import { hidesReferrer, opensMailLinks, pageAt } from './pages.js';
import { sdkFiles } from './sdk-files.js';
import { siteFiles } from './site-files.js';
import type { SitePages } from './site-pages.js';
import type { Sitemap } from './sitemap.js';

/** What the server answers itself; everything else is a page or a file of the site. One page stands beside the API. */
const OWN_PATHS = /^\/(api(?!\/reference\/?$)|health|metrics|socket\.io)(\/|$)/;

interface Site {
  /** Where the built site lies. */
  folder: string;
  publicUrl: string;
  pages: SitePages;
  sitemap: Sitemap;
}

/** Serves the built site: hashed files for ever, the page itself fresh each time, with its own head and nonce. */
export function site({ folder, publicUrl, pages, sitemap }: Site): RequestHandler {
  const fill = readTemplate(folder);
  const firstPaintOf = readFirstPaints(folder);
  const servePage: RequestHandler = async (request, response, next) => {
    if (fill === undefined) {
      next();
      return;
    }
    const address = decodeURIComponent(request.path);
    response.vary('Accept');
    if (!wantsPage(request, address)) {
      next();
      return;
    }
    const found = await pages.find(address, request.url.split('?', 2)[1]);
    const opensLinks = opensMailLinks(request.path);
    if (hidesReferrer(request.path)) response.set('Referrer-Policy', 'no-referrer');
    allowFrames(response, found.content.frames ?? []);
    const nonce = nonceOf(response);
    // What a mail's link opens looks different from the page without one.
    const paint = opensLinks && request.url.includes('?') ? undefined : firstPaintOf(found);
    const filling = {
      nonce,
      head: pageHead(found, publicUrl, nonce) + (paint?.styles(nonce) ?? ''),
      headEnd: paint?.preloads ?? '',
      root: paint?.markup ?? '',
    };
    response.status(found.status).set('Cache-Control', 'no-cache').type('html').send(fill(filling));
  };

  const router = express.Router();
  router.use(
    crawlerFiles(publicUrl, sitemap),
    arcadePages(folder, publicUrl),
    embedPages(folder, publicUrl),
    sdkFiles(folder),
    compressedAssets(folder),
    siteFiles(folder),
    servePage,
  );
  return (request, response, next) => {
    const isOurs = (request.method === 'GET' || request.method === 'HEAD') && !OWN_PATHS.test(request.path);
    if (isOurs) router(request, response, next);
    else next();
  };
}

/** Undefined where the site has not been built: the API alone runs then, as in development and in tests. */
function readTemplate(folder: string): ReturnType<typeof pageTemplate> | undefined {
  try {
    return pageTemplate(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Every page is there for all who take HTML, any type and nothing at all included. An address that leads nowhere is answered
 * with a page where a page is what is asked for, and otherwise like any other error.
 */
function wantsPage(request: Request, address: string): boolean {
  const { accept } = request.headers;
  if (address.startsWith('/assets/')) return false;
  if (pageAt(address)) return !accept || request.accepts('html') !== false;
  if (path.extname(address) !== '') return accept?.includes('text/html') ?? false;
  return !accept || request.accepts(['html', 'json']) === 'html';
}
