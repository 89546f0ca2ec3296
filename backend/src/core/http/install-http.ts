import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { Settings } from '../../config/settings.js';
import { OperatorServer } from '../health/operator-server.js';
import { Metrics } from '../metrics/metrics.js';
import { refuseMalformedAddress } from './address.js';
import { openPlayToAnyOrigin, refuseForeignOrigins } from './cross-site.js';
import { requestContext } from './request-context.js';
import { RequestLog } from './request-log.js';
import { securityHeaders } from './security-headers.js';
import { refuseUnusableRequests } from './server-limits.js';
import { site } from '../web/site.js';
import { SitePages } from '../web/site-pages.js';
import { Sitemap } from '../web/sitemap.js';

/** Smaller answers are not compressed, because it costs more than it saves. */
const COMPRESSED_FROM = 2_048;

/** Installs the middleware for all requests, in this order. */
export function installHttp(app: NestExpressApplication, settings: Settings, siteFolder: string): void {
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', settings.trustProxy);
  app.set('etag', false);
  app.use(requestContext(app.get(Metrics), app.get(RequestLog)));
  app.use(securityHeaders(settings.publicUrl));
  app.use(app.get(OperatorServer).keepApart);
  app.use(refuseUnusableRequests);
  app.use(refuseMalformedAddress);
  app.use(compression({ threshold: COMPRESSED_FROM, filter: isCompressible }));
  app.use(
    site({ folder: siteFolder, publicUrl: settings.publicUrl, pages: app.get(SitePages), sitemap: app.get(Sitemap) }),
  );
  app.use(openPlayToAnyOrigin);
  app.use(refuseForeignOrigins(settings.publicUrl));
}

/** Partial content is not compressed: ranges refer to the bytes of the file. */
const isCompressible: compression.CompressionFilter = (request, response) =>
  response.statusCode !== 206 && compression.filter(request, response);
