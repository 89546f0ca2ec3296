import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** The default would take seconds for a tenth of the size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Prepared {
  etag: string;
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/**
 * A large document that is the same for everybody: written and compressed once, on first use, because doing so for each
 * request would keep a node from everything else.
 */
export class PreparedDocument {
  private prepared?: Promise<Prepared>;

  constructor(private readonly write: () => string) {}

  /** Answers 304 to a client that has it. The caller has set the type. */
  async send(request: Request, response: Response): Promise<void> {
    const { etag, bodies } = await (this.prepared ??= prepare(this.write()));
    const accepted = request.acceptsEncodings(['br', 'gzip']);
    const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
    response.vary('Accept-Encoding').set({ ETag: etag, 'Cache-Control': 'public, no-cache, no-transform' });
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.send(bodies[encoding]);
  }
}

async function prepare(text: string): Promise<Prepared> {
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(text, BROTLI), promisify(gzip)(text)]);
  const hash = createHash('sha256').update(text).digest('base64url');
  // Weak, because it is the same for each encoding.
  return { etag: `W/"${hash}"`, bodies: { br, gzip: zipped, identity: Buffer.from(text) } };
}
