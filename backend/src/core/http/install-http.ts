import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { RequestHandler } from 'express';
import type { Settings } from '../../config/settings.js';
import { OperatorServer } from '../health/operator-server.service.js';
import { Metrics } from '../metrics/metrics.service.js';
import { RateLimits } from '../limits/rate-limits.service.js';
import { refuseMalformedAddress } from './request/address.js';
import { addressKey } from './request/client-address.js';
import { openPlayToAnyOrigin, refuseForeignOrigins } from './request/cross-site.js';
import { dropGone } from './request/is-gone.js';
import { Cookies } from './request/cookies.service.js';
import { requestContext } from './request/request-context.js';
import { RequestLog } from './request/request-log.service.js';
import { securityHeaders } from './security-headers.js';
import { refuseUnusableRequests } from './server-limits.js';
import { keepBuildsApart } from '../web/games-host.js';
import { filesOfSite, pagesOfSite } from '../web/site.js';
import { SitePages } from '../web/site-pages.service.js';
import { Sitemap } from '../web/crawlers/sitemap.service.js';

/** Smaller answers are not compressed, because it costs more than it saves. */
const COMPRESSED_FROM = 2_048;

export interface HttpParts {
  siteFolder: string;
  /** Identifies the caller and counts the request, or refuses it. */
  count: RequestHandler;
  /** Serves the files of uploaded games. */
  builds: RequestHandler;
}

/** Installs the middleware for all requests, in this order: nothing is read or rendered before it is counted. */
export function installHttp(
  app: NestExpressApplication,
  settings: Settings,
  { siteFolder, count, builds }: HttpParts,
): void {
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', settings.trustProxy);
  app.set('etag', false);
  const limits = app.get(RateLimits);
  const { publicUrl, gamesUrl } = settings;
  app.use(requestContext(app.get(Metrics), app.get(RequestLog)));
  app.use(securityHeaders(publicUrl));
  app.use(app.get(OperatorServer).keepApart);
  app.use(openPlayToAnyOrigin);
  app.use(keepBuildsApart(gamesUrl));
  app.use(compression({ threshold: COMPRESSED_FROM, filter: isCompressible }));
  app.use(filesOfSite({ folder: siteFolder, count: ({ ip }) => limits.consume('file', addressKey(ip)) }));
  app.use(count);
  app.use(dropGone);
  app.use(refuseUnusableRequests);
  app.use(refuseMalformedAddress);
  app.use(refuseForeignOrigins(publicUrl, app.get(Cookies)));
  app.use(builds);
  const pages = app.get(SitePages);
  const sitemap = app.get(Sitemap);
  app.use(pagesOfSite({ folder: siteFolder, publicUrl, gamesUrl, pages, sitemap, cookies: app.get(Cookies) }));
}

/** Partial content is not compressed: ranges refer to the bytes of the file. */
const isCompressible: compression.CompressionFilter = (request, response) =>
  response.statusCode !== 206 && compression.filter(request, response);
