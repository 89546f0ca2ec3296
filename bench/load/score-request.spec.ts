import { describe, expect, it } from '@jest/globals';
import { readDigits, writeDigits } from './digits.ts';
import { ScoreDealer, RECORDS_FROM } from './score-plan.ts';
import { ScoreRequest } from './score-request.ts';

const KEY = Buffer.from(`gg_${'a1'.repeat(20)}`);

function parse(request: Buffer): { head: string; body: unknown } {
  const [head = '', body = ''] = request.toString('latin1').split('\r\n\r\n');
  expect(Number(/Content-Length: (\d+)/.exec(head)?.[1])).toBe(body.length);
  return { head, body: JSON.parse(body) as unknown };
}

describe('writeDigits and readDigits', () => {
  it('round-trip an integer', () => {
    const bytes = Buffer.from('[000000000]');
    writeDigits(bytes, 10, 9, 500_000_123);
    expect(bytes.toString()).toBe('[500000123]');
    expect(readDigits(bytes.toString(), 1)).toBe(500_000_123);
  });
});

describe('ScoreRequest', () => {
  const request = new ScoreRequest(3000, KEY.length);

  it('is a valid request with the planned score', () => {
    const { head, body } = parse(request.fill({ player: 0, game: 17, score: 500_000_001, record: true }, KEY));
    expect(head).toMatch(/^POST \/api\/scores HTTP\/1\.1\r\nHost: 127\.0\.0\.1:3000\r\n/);
    expect(head).not.toContain('Idempotency-Key');
    expect(body).toEqual({ gameId: 17, score: 500_000_001, apiKey: KEY.toString() });
  });

  it('uses the serial as its idempotency key', () => {
    const { head } = parse(request.fill({ player: 0, game: 17, score: 500_000_001, record: true }, KEY, 42));
    expect(head).toContain('\r\nIdempotency-Key: bench-000000000042\r\n');
  });
});

describe('ScoreDealer', () => {
  it('makes every n-th score a record above all earlier scores', () => {
    const dealer = new ScoreDealer({
      players: 4,
      games: [11, 12],
      recordEvery: 4,
      recordFrom: RECORDS_FROM,
    });
    const scores = Array.from({ length: 400 }, () => ({ ...dealer.deal() }));
    const records = scores.filter(({ record }) => record);
    expect(records.map(({ score }) => score)).toEqual(Array.from({ length: 100 }, (_, index) => RECORDS_FROM + index));
    expect(new Set(records.map(({ player, game }) => `${player}/${game}`)).size).toBe(8);
    for (const { record, score } of scores) expect(score >= RECORDS_FROM).toBe(record);
    expect(dealer.recordTo).toBe(RECORDS_FROM + 100);
  });
});
