import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const nonces = new WeakMap<object, string>();

/** The nonce with which this answer's styles are let in. */
export function nonceOf(response: object): string {
  let nonce = nonces.get(response);
  if (!nonce) nonces.set(response, (nonce = randomBytes(16).toString('base64')));
  return nonce;
}

/** What a page could ask of a device, and the site never does; frames get none of it either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Headers of every answer (docs/api.md, section 6). Answers are not cached unless their route sets Cache-Control. */
export function securityHeaders(publicUrl: string): RequestHandler {
  const protect = helmetFor(publicUrl);
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    protect(request, response, next);
  };
}

function helmetFor(publicUrl: string): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'https:', 'data:'],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        // Safari before 15.4 takes 'self' for http alone. The Host header of a request is anybody's word, so it is not used.
        connectSrc: ["'self'", new URL(publicUrl).origin.replace(/^http/, 'ws')],
        frameSrc: ["'self'", new URL(publicUrl).origin],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // Without TLS the header would be ignored, and behind it only the public address knows.
    strictTransportSecurity: publicUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false, // game pictures come from anywhere
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/** Lets a page frame documents of these origins besides our own. */
export function allowFrames(response: Response, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const policy = String(response.getHeader('Content-Security-Policy'));
  const sources = origins.join(' ');
  response.setHeader(
    'Content-Security-Policy',
    policy.replace(/frame-src [^;]*/, (directive) => `${directive} ${sources}`),
  );
}

/** Who may read an answer of ours from a page of theirs: nobody, unless a route says otherwise. */
export function allowAnyOrigin(response: Response): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader(
    'Access-Control-Expose-Headers',
    'X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Idempotency-Replayed',
  );
}
