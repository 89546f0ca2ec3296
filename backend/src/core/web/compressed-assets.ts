import { globSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { FOR_EVER, fileError } from './site-files.js';

const ENDING = '.br';

/**
 * Serves the compressed variants of hashed files from the build (`main.js.br` beside `main.js`), which are smaller
 * than compression on the fly. Clients that do not accept them get the plain file.
 */
export function compressedAssets(folder: string): RequestHandler {
  const compressed = new Set(
    globSync(`assets/*${ENDING}`, { cwd: folder }).map((file) => `/assets/${path.basename(file, ENDING)}`),
  );
  return (request, response, next) => {
    if (!compressed.has(request.path) || !request.acceptsEncodings('br')) {
      next();
      return;
    }
    // Set only if the file still exists.
    const headers = {
      'Cache-Control': FOR_EVER,
      'Content-Encoding': 'br',
      'Content-Type': request.path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      Vary: 'Accept-Encoding',
    };
    response.sendFile(`${request.path}${ENDING}`, { root: folder, cacheControl: false, headers }, (failure?: Error) => {
      if (failure && !response.headersSent) next(fileError(failure, response));
    });
  };
}
