import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_LIMITS } from '@gamegeek/contracts/builds/build-limits.js';
import type { Request } from 'express';
import { unsupportedMediaType } from '../../../../core/errors/app-error.js';
import { allowBodyTime } from '../../../../core/http/request/http-request.js';
import { uploadTooLarge } from '../builds.errors.js';

/** A slow connection sends the largest build in this time, in milliseconds. */
const LONGEST_UPLOAD = 15 * 60_000;

const KINDS: Record<string, Upload['kind']> = {
  'text/html': 'html',
  'application/zip': 'zip',
  'application/x-zip-compressed': 'zip',
};

/** A file that was received. */
export interface Upload {
  kind: 'html' | 'zip';
  file: string;
  sha256: Buffer;
  size: number;
}

/** Writes the body of a request to a file in the folder. The file is deleted with its folder. */
export async function receiveUpload(request: Request, folder: string): Promise<Upload> {
  const kind = KINDS[request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''];
  if (!kind) throw unsupportedMediaType('Send one .html file as text/html, or a .zip as application/zip.');
  if (Number(request.headers['content-length'] ?? 0) > BUILD_LIMITS.packed) throw uploadTooLarge();
  allowBodyTime(request, LONGEST_UPLOAD);
  const file = path.join(folder, 'upload');
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(file, 'wx');
  try {
    // Destroying the request would close the connection before its answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > BUILD_LIMITS.packed) throw uploadTooLarge();
      hash.update(chunk);
      await handle.write(chunk);
    }
  } finally {
    await handle.close();
  }
  return { kind, file, sha256: hash.digest(), size };
}
