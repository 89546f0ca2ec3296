import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const nonces = new WeakMap<object, string>();

/** The CSP nonce for styles of this answer. */
export function nonceOf(response: object): string {
  let nonce = nonces.get(response);
  if (!nonce) nonces.set(response, (nonce = randomUUID()));
  return nonce;
}

/** Permissions that the site never uses; frames do not get them either. */
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
export const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/**
 * Headers of every answer (docs/api.md, section 6); pages of the site add `documentHeaders`. Answers are not
 * cached unless their route sets Cache-Control.
 */
export function securityHeaders(publicUrl: string): RequestHandler {
  const transport = publicUrl.startsWith('https:') ? helmet.strictTransportSecurity() : undefined;
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Frame-Options', 'DENY');
    // Without TLS the header is ignored; behind a proxy only the public URL tells whether TLS is used.
    if (transport) transport(request, response, next);
    else next();
  };
}

/** Further headers of the site's pages. They replace the content security policy. */
export function documentHeaders(publicUrl: string, gamesUrl?: string): RequestHandler {
  const framed = [publicUrl, ...(gamesUrl ? [gamesUrl] : [])].map((address) => new URL(address).origin);
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'https:', 'data:'],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        // Safari before 15.4 applies 'self' to http only. The Host header can be forged, so it is not used.
        connectSrc: ["'self'", new URL(publicUrl).origin.replace(/^http/, 'ws')],
        frameSrc: ["'self'", ...framed],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: false, // `securityHeaders` sets it
    crossOriginEmbedderPolicy: false, // images of games come from any host
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    protect(request, response, next);
  };
}

/** Allows a page to frame documents of these origins. */
export function allowFrames(response: Response, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const policy = String(response.getHeader('Content-Security-Policy'));
  const sources = origins.join(' ');
  response.setHeader(
    'Content-Security-Policy',
    policy.replace(/frame-src [^;]*/, (directive) => `${directive} ${sources}`),
  );
}

/** Lets pages of any origin read a response; without it, none can. */
export function allowAnyOrigin(response: Response): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader(
    'Access-Control-Expose-Headers',
    'X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Idempotency-Replayed',
  );
}
