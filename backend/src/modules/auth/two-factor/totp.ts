import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';

const ISSUER = 'GameGeek';
const SIX_DIGITS = /^\d{6}$/;
/** Codes are accepted half a minute early or late, because clocks of phones differ. */
const TOLERANCE_SECONDS = 30;

/** A new secret for an authenticator app: 160 random bits in Base32. */
export const generateTotpSecret = (): string => generateSecret();

/** The content of the QR code for authenticator apps. */
export function otpauthUrl(secret: string, username: string): string {
  return generateURI({ issuer: ISSUER, label: username, secret });
}

/** A QR code as an SVG document, with the quiet zone that scanners need. */
export function qrSvg(url: string): string {
  return renderSVG(url, { border: 4, pixelSize: 4 });
}

/** Removes spaces from a typed code; undefined unless it has six digits. */
export function readTotpCode(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '');
  return SIX_DIGITS.test(digits) ? digits : undefined;
}

/** The time step of a code; undefined if it does not belong to a step near `now` (milliseconds). */
export function totpStepOf(secret: string, code: string, now: number): number | undefined {
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now / 1_000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
