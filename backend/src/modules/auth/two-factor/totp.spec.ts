import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { generateSync } from 'otplib';
import { generateRecoveryCodes, readRecoveryCode } from './recovery-codes.js';
import { generateTotpSecret, otpauthUrl, qrSvg, readTotpCode, totpStepOf } from './totp.js';

const STEP = 30_000;
/** The secret of RFC 6238's examples. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const codeAt = (secret: string, time: number) => generateSync({ secret, epoch: Math.floor(time / 1_000) });
const times = fc.integer({ min: 1_600_000_000_000, max: 2_000_000_000_000 });

describe('a code of an authenticator app', () => {
  it('matches the examples of RFC 6238, truncated to six digits', () => {
    expect(totpStepOf(RFC_SECRET, '287082', 59_000)).toBe(1);
    expect(totpStepOf(RFC_SECRET, '081804', 1_111_111_109_000)).toBe(37_037_036);
    expect(totpStepOf(RFC_SECRET, '005924', 1_234_567_890_000)).toBe(41_152_263);
  });

  it('is accepted one step early or late, with its time step', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(-1, 0, 1), (now, steps) => {
        const code = codeAt(RFC_SECRET, now + steps * STEP);
        // Neighbours may share a code by chance; then the nearest one counts.
        const step = totpStepOf(RFC_SECRET, code, now);
        expect(Math.abs((step ?? Infinity) - Math.floor(now / STEP))).toBeLessThanOrEqual(1);
        expect(codeAt(RFC_SECRET, (step ?? 0) * STEP)).toBe(code);
      }),
    );
  });

  it('is refused more than one step early or late', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(-3, -2, 2, 3), (now, steps) => {
        const code = codeAt(RFC_SECRET, now + steps * STEP);
        const near = [-1, 0, 1].map((by) => codeAt(RFC_SECRET, now + by * STEP));
        fc.pre(!near.includes(code));
        expect(totpStepOf(RFC_SECRET, code, now)).toBeUndefined();
      }),
    );
  });

  it('belongs to a generated secret, which is unique', () => {
    const [one, two] = [generateTotpSecret(), generateTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(two);
    expect(totpStepOf(one, codeAt(one, 0), 0)).toBe(0);
  });

  it('may contain spaces, but only six digits', () => {
    expect(readTotpCode(' 123 456 ')).toBe('123456');
    for (const text of ['', '12345', '1234567', '12345a', '１２３４５６', '-12345', '1e5000']) {
      expect(readTotpCode(text)).toBeUndefined();
    }
  });
});

describe('the QR code', () => {
  it('is an SVG document without scripts, for a URL with site, user and secret', () => {
    const url = new URL(otpauthUrl(RFC_SECRET, 'Ada.Lovelace'));
    expect(url.protocol).toBe('otpauth:');
    expect(decodeURIComponent(url.pathname)).toContain('GameGeek:Ada.Lovelace');
    expect(url.searchParams.get('secret')).toBe(RFC_SECRET);
    expect(url.searchParams.get('issuer')).toBe('GameGeek');
    const svg = qrSvg(url.href);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toMatch(/script|href|style=/i);
  });
});

describe('recovery codes', () => {
  it('are ten different ones without confusable characters', () => {
    const codes = generateRecoveryCodes();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  });

  it('are accepted with any case, spaces and hyphens', () => {
    const [code = ''] = generateRecoveryCodes();
    const plain = code.replaceAll('-', '');
    for (const typed of [code, plain, code.toUpperCase(), ` ${code.replaceAll('-', ' ')} `]) {
      expect(readRecoveryCode(typed)).toBe(plain);
    }
  });

  it('are distinguished from other texts', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readRecoveryCode(text);
        expect(read === undefined || /^[a-z2-9]{12}$/.test(read)).toBe(true);
      }),
    );
    for (const text of ['', '123456', 'abcd-efgh', 'abcd-efgh-ijkl', 'abcd-efgh-jkmn-pqrs']) {
      expect(readRecoveryCode(text)).toBeUndefined();
    }
  });
});
