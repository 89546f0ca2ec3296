import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type Request, type RequestHandler } from 'express';
import { acceptedLanguage } from '../http/request/accepted-language.js';
import { isGone } from '../http/request/is-gone.js';
import { allowFrames, documentHeaders, nonceOf } from '../http/security-headers.js';
import { agentDocuments } from './crawlers/agent-documents.js';
import { arcadePages } from './arcade-pages.js';
import { compressedAssets } from './compressed-assets.js';
import type { Cookies } from '../http/request/cookies.service.js';
import { draftLinks } from '../http/draft-links.js';
import { crawlerFiles } from './crawlers/crawler-files.js';
import { embedPages } from './embed-pages.js';
import { readFirstPaints } from './first-paints.js';
import { openedBySite, pageHead } from './page-head.js';
import { pageTemplate } from './page-template.js';
import { hidesReferrer, isPathOfSite, opensEmailLinks, pageAt, startsGame } from './pages.js';
import { sdkFiles } from './sdk-files.js';
import { isHashed, knownFiles, siteFiles } from './site-files.js';
import type { SitePages } from './site-pages.service.js';
import type { Sitemap } from './crawlers/sitemap.service.js';

interface Site {
  /** The folder of the built site. */
  folder: string;
  publicUrl: string;
  /** The address of builds, if they have a domain of their own. */
  gamesUrl: string | undefined;
  pages: SitePages;
  sitemap: Sitemap;
  cookies: Cookies;
}

type Count = (request: Request) => Promise<unknown>;

/**
 * Serves the files of the built site. Those with hashed names, which browsers fetch once, are not counted. The SDK counts
 * as a page: clients without Brotli get it compressed for each answer.
 */
export function filesOfSite({ folder, count }: Pick<Site, 'folder'> & { count: Count }): RequestHandler {
  const known = new Set(knownFiles(folder).filter((address) => isHashed(address) || !address.startsWith('/sdk/')));
  const router = express.Router();
  // Without the headers of documents, which have a kilobyte: a page loads thirty files.
  router.use(sdkFiles(folder), compressedAssets(folder), siteFiles(folder));
  return async (request, response, next) => {
    if (!isRead(request) || !known.has(request.path)) {
      next();
      return;
    }
    if (!isHashed(request.path)) await count(request);
    router(request, response, next);
  };
}

/** Serves the pages of the built site: they are not cached and have their own head and nonce. */
export function pagesOfSite({ folder, publicUrl, gamesUrl, pages, sitemap, cookies }: Site): RequestHandler {
  const fill = readTemplate(folder);
  const firstPaintOf = readFirstPaints(folder, publicUrl);
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
    const language = acceptedLanguage(request);
    response.vary('Accept-Language').set('Content-Language', language);
    const found = await pages.find(address, request.url.split('?', 2)[1]);
    if (isGone(request)) return;
    const opensLinks = opensEmailLinks(request.path);
    if (hidesReferrer(request.path)) response.set('Referrer-Policy', 'no-referrer');
    allowFrames(response, await pages.framesOf(found, address, request));
    const nonce = nonceOf(response);
    const isStart = startsGame(request.path);
    // Pages opened by email links differ from the prerendered one.
    const paint = opensLinks && request.url.includes('?') ? undefined : firstPaintOf(found, language);
    const filling = {
      nonce,
      language,
      head: [
        pageHead(found, publicUrl, nonce, language === 'en' ? undefined : paint?.title),
        isStart ? openedBySite(request.headers['sec-fetch-site']) : '',
        paint?.styles(nonce) ?? '',
      ].join(''),
      headEnd: paint?.preloads ?? '',
      root: paint?.markup ?? '',
    };
    // A stored page would repeat how it was opened.
    const caching = isStart ? 'no-store' : 'no-cache';
    response.status(found.status).set('Cache-Control', caching).type('html').send(fill(filling));
  };

  const router = express.Router();
  router.use(
    documentHeaders(publicUrl, gamesUrl),
    draftLinks(cookies),
    crawlerFiles(publicUrl, sitemap),
    agentDocuments({ folder, publicUrl, pages }),
    arcadePages(folder, publicUrl),
    embedPages(folder, publicUrl),
    sdkFiles(folder),
    servePage,
  );
  return (request, response, next) => {
    if (!isRead(request) || !isPathOfSite(request.path)) next();
    else if (request.path === '/index.html') response.redirect(301, '/');
    else router(request, response, next);
  };
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Undefined if the site has not been built: the API runs alone, as in development and tests. */
function readTemplate(folder: string): ReturnType<typeof pageTemplate> | undefined {
  try {
    return pageTemplate(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Pages are served to any client that accepts HTML, any type or no Accept header. Unknown paths get the page
 * if HTML is preferred, and otherwise a JSON error.
 */
function wantsPage(request: Request, address: string): boolean {
  const { accept } = request.headers;
  if (address.startsWith('/assets/')) return false;
  if (pageAt(address)) return !accept || request.accepts('html') !== false;
  if (path.extname(address) !== '') return accept?.includes('text/html') ?? false;
  return !accept || request.accepts(['html', 'json']) === 'html';
}
