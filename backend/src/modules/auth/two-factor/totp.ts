import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';

const ISSUER = 'GameGeek';
const SIX_DIGITS = /^\d{6}$/;
/** A code counts half a minute before and after its own: clocks of telephones differ. */
const TOLERANCE_SECONDS = 30;

/** A new secret for an authenticator app: 160 random bits in Base32. */
export const generateTotpSecret = (): string => generateSecret();

/** What an authenticator app is told by the QR code. */
export function otpauthUrl(secret: string, username: string): string {
  return generateURI({ issuer: ISSUER, label: username, secret });
}

/** The address as an SVG document, with the quiet zone that scanners need. */
export function qrSvg(url: string): string {
  return renderSVG(url, { border: 4, pixelSize: 4 });
}

/** Six digits, however somebody has grouped them; anything else is no code of an app. */
export function readTotpCode(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '');
  return SIX_DIGITS.test(digits) ? digits : undefined;
}

/** The time step whose code this is, or undefined when it is that of no step near `now` (milliseconds). */
export function totpStepOf(secret: string, code: string, now: number): number | undefined {
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now / 1_000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
