import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
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

/** A file that is being sent. */
export interface IncomingFile {
  type: string | undefined;
  /** In bytes, as announced. */
  length: number;
  bytes: AsyncIterable<Buffer>;
}

/** The body of a request, which may take long. */
export function bodyOf(request: Request): IncomingFile {
  allowBodyTime(request, LONGEST_UPLOAD);
  const { 'content-type': type, 'content-length': length = 0 } = request.headers;
  // Destroying the request would close the connection before its answer.
  const bytes = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  return { type, length: Number(length), bytes };
}

/** One HTML page that is in memory. */
export function pageOf(html: string): IncomingFile {
  const page = Buffer.from(html);
  return { type: 'text/html', length: page.length, bytes: Readable.from([page]) };
}

/** Writes it to a file in the folder. The file is deleted with its folder. */
export async function receiveUpload({ type, length, bytes }: IncomingFile, folder: string): Promise<Upload> {
  const kind = KINDS[type?.split(';', 1)[0]?.trim().toLowerCase() ?? ''];
  if (!kind) throw unsupportedMediaType('Send one .html file as text/html, or a .zip as application/zip.');
  if (length > BUILD_LIMITS.packed) throw uploadTooLarge();
  const file = path.join(folder, 'upload');
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(file, 'wx');
  try {
    for await (const chunk of bytes) {
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
