import { globSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { allowAnyOrigin } from '../http/security-headers.js';
import { fileError, FOR_EVER, isHashed } from './site-files.js';

const AN_HOUR = 'public, max-age=3600';

/** The ending of the variants that the build compresses. */
const COMPRESSED = '.br';

/** Node treats `.ts` as a video type. Sources are shown as text. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.py': 'text/plain; charset=utf-8',
  '.gd': 'text/plain; charset=utf-8',
  '.cs': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/**
 * Serves what games load to any origin: the SDK, and scripts of the arcade, whose games have an opaque origin. Later
 * parts have hashed names. The scripts of the SDK have compressed variants (`v1.js.br` beside `v1.js`).
 */
export function sdkFiles(folder: string): RequestHandler {
  const addresses = globSync(['sdk/*', 'arcade/*.js'], { cwd: folder }).map((file) => `/${file}`);
  const known = new Set(addresses.filter((address) => !address.endsWith(COMPRESSED)));
  const compressed = new Set(addresses.filter((address) => address.endsWith(COMPRESSED)));
  return (request, response, next) => {
    if (!known.has(request.path)) {
      next();
      return;
    }
    allowAnyOrigin(response);
    const headers = {
      'Cache-Control': isHashed(request.path) ? FOR_EVER : AN_HOUR,
      'Content-Type': TYPES[path.extname(request.path)] ?? 'application/octet-stream',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    };
    const variant = request.path + COMPRESSED;
    const isCompressed = compressed.has(variant) && request.acceptsEncodings('br') !== false;
    if (compressed.has(variant)) response.vary('Accept-Encoding');
    const map = `${request.path}.map`;
    // Instead of a comment, which every player would load.
    if (known.has(map)) response.set('SourceMap', map);
    response
      .set(headers)
      .sendFile(
        isCompressed ? variant : request.path,
        { root: folder, cacheControl: false, headers: isCompressed ? { 'Content-Encoding': 'br' } : {} },
        (failure?: Error) => {
          if (failure && !response.headersSent) next(fileError(failure, response));
        },
      );
  };
}
