import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { buildAddress } from '@gamegeek/rules/play-frames.js';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { forbidden, notFound } from '../../../core/errors/app-error.js';
import { isGone } from '../../../core/http/request/is-gone.js';
import { allowAnyOrigin, PERMISSIONS_POLICY } from '../../../core/http/security-headers.js';
import { fileError } from '../../../core/web/site-files.js';
import { BuildFiles } from './build-files.service.js';
import type { StoredBuildFile } from './builds.repository.js';
import { BuildStore, SMALL_FILE } from './store/build-store.service.js';

/** Addresses of builds never change their content; caches between us and players ask again after a minute. */
const FILE_CACHING = 'public, max-age=31536000, s-maxage=60, immutable';
/** A removed build is gone with the next start. */
const PAGE_CACHING = 'public, max-age=0, s-maxage=60, must-revalidate';

const HOST = /^[\w.-]+(:\d+)?$/;
const ADDRESS = /^\/builds\/([^/]+)(\/.*)?$/;

/**
 * Serves the files of builds: `/builds/{id}/` is the page, other addresses are its files. No cookie is read or set here.
 */
@Injectable()
export class BuildPages {
  constructor(
    private readonly files: BuildFiles,
    private readonly store: BuildStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  readonly serve: RequestHandler = async (request, response, next) => {
    const [, id, path] = ADDRESS.exec(request.path) ?? [];
    if (id === undefined || !isRead(request)) {
      next();
      return;
    }
    // Browsers keep workers of a page for later visits; in an opaque origin they register none.
    if (request.headers['service-worker'] !== undefined) throw forbidden('A build has no service worker.');
    const name = decodeURIComponent(path ?? '').slice(1) || 'index.html';
    const file = await this.files.find(id, name);
    if (!file) throw notFound('This file');
    if (path === undefined) response.redirect(308, `${request.path}/`);
    else await this.answer(id, file, request, response);
  };

  private async answer(id: string, file: StoredBuildFile, request: Request, response: Response): Promise<void> {
    allowAnyOrigin(response);
    response.removeHeader('X-Frame-Options');
    response.set({
      'Content-Security-Policy': this.policyOf(id, request),
      'Permissions-Policy': PERMISSIONS_POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': /\.html?$/i.test(file.path) ? PAGE_CACHING : FILE_CACHING,
      ETag: `"${file.sha256}"`,
    });
    await this.send(file, request, response);
  }

  private async send({ path: name, sha256, size, encoding }: StoredBuildFile, request: Request, response: Response) {
    // Files that were uploaded as .br or .gz have the type of what is in them.
    response.type(path.extname(name.replace(/\.(br|gz)$/i, '')) || 'application/octet-stream');
    if (encoding) response.vary('Accept-Encoding');
    const isAccepted = !encoding || request.acceptsEncodings(encoding) !== false;
    if (isAccepted && size <= SMALL_FILE && request.headers.range === undefined) {
      const bytes = await this.store.read(sha256);
      if (encoding) response.set('Content-Encoding', encoding);
      if (!isGone(request)) response.set('Accept-Ranges', 'bytes').send(bytes);
      return;
    }
    const stored = await this.store.pathOf(sha256);
    if (isGone(request)) return;
    if (!isAccepted) {
      const unpacked = encoding === 'br' ? createBrotliDecompress() : createGunzip();
      await pipeline(createReadStream(stored), unpacked, response);
      return;
    }
    if (encoding) response.set('Content-Encoding', encoding);
    await new Promise<void>((resolve, reject) => {
      response.sendFile(
        path.resolve(stored),
        { cacheControl: false, etag: false, lastModified: false, dotfiles: 'allow' },
        (failure?: Error) => {
          if (!failure || response.headersSent) resolve();
          else reject(fileError(failure, response) ?? notFound('This file'));
        },
      );
    });
  }

  /** In an opaque origin 'self' matches nothing, so the build is listed by its address. */
  private policyOf(id: string, { headers: { host = '' } }: Request): string {
    const { publicUrl, gamesUrl = publicUrl, buildCdn } = this.settings;
    // The site may be open under another name, such as 127.0.0.1.
    const names = [new URL(gamesUrl).origin, new URL(publicUrl).origin, ...(HOST.test(host) ? [host] : [])];
    const hosts = [...new Set(names)];
    const own = hosts.map((one) => `${one}${buildAddress(id)}`).join(' ');
    const sdk = hosts.map((one) => `${one}/sdk/`).join(' ');
    const cdn = buildCdn.map((origin) => ` ${origin}`).join('');
    return [
      'sandbox allow-scripts allow-pointer-lock',
      "default-src 'none'",
      `script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data: ${own} ${sdk}${cdn}`,
      `style-src 'unsafe-inline' blob: data: ${own}${cdn}`,
      `img-src blob: data: ${own}`,
      `media-src blob: data: ${own}`,
      `font-src blob: data: ${own}${cdn}`,
      `connect-src blob: data: ${own}`,
      `worker-src blob: data: ${own}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors 'self' ${new URL(publicUrl).origin}`,
    ].join('; ');
  }
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
