import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { Settings } from '../../config/settings.js';
import { OperatorServer } from '../health/operator-server.service.js';
import { Metrics } from '../metrics/metrics.service.js';
import { refuseMalformedAddress } from './request/address.js';
import { openPlayToAnyOrigin, refuseForeignOrigins } from './request/cross-site.js';
import { requestContext } from './request/request-context.js';
import { RequestLog } from './request/request-log.service.js';
import { securityHeaders } from './security-headers.js';
import { refuseUnusableRequests } from './server-limits.js';
import { site } from '../web/site.js';
import { SitePages } from '../web/site-pages.service.js';
import { Sitemap } from '../web/sitemap.service.js';

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
