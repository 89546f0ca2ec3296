import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SubmitScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { validate } from '../../../core/http/input/validate.js';
import { isPlainSubmission } from './plain-submission.js';

const numbers = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 1_000 }) },
  { weight: 2, arbitrary: fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1, 1, 1e15) },
  { weight: 1, arbitrary: fc.constantFrom(0, -0, -1, 1.5, 2 ** 53, NaN, Infinity, 1e300) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const keys = fc.oneof(
  { weight: 6, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ minLength: 90, maxLength: 140 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const extras = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'userId')),
      fc.jsonValue(),
      { minKeys: 1, maxKeys: 2 },
    ),
  },
);
const bodies = fc.oneof(
  {
    weight: 15,
    arbitrary: fc
      .tuple(
        fc.record(
          { gameId: numbers, score: numbers, apiKey: keys, round: keys },
          { requiredKeys: ['gameId', 'score'] },
        ),
        extras,
      )
      .map(([body, extra]): unknown => ({ ...extra, ...body })),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** As received over the wire. */
const sent = (body: unknown): unknown => JSON.parse(JSON.stringify(body) ?? 'null');

describe('a plain submission', () => {
  it('has a game, a score, and optionally a key or a round', () => {
    expect(isPlainSubmission({ gameId: 1, score: 1, round: 'ggr_x' })).toBe(true);
    expect(isPlainSubmission({ gameId: 1, score: 1 })).toBe(true);
    expect(isPlainSubmission({ gameId: 1, score: Number.MAX_SAFE_INTEGER, apiKey: 'gg_x' })).toBe(true);
  });

  it.each([
    null,
    undefined,
    5,
    'x',
    [],
    {},
    { gameId: 1 },
    { score: 1 },
    { gameId: '1', score: 1 },
    { gameId: 1, score: 0 },
    { gameId: 1, score: 1.5 },
    { gameId: 1, score: 2 ** 53 },
    { gameId: 0, score: 1 },
    { gameId: 1, score: 1, apiKey: 7 },
    { gameId: 1, score: 1, apiKey: null },
    { gameId: 1, score: 1, apiKey: 'x'.repeat(101) },
    { gameId: 1, score: 1, round: 'x'.repeat(201) },
    { gameId: 1, score: 1, round: '\ud800' },
    { gameId: 1, score: 1, details: {} },
    { gameId: 1, score: 1, is_admin: true },
    JSON.parse('{"gameId":1,"score":1,"__proto__":{}}'),
    [1, 1],
  ])('is not %j', (value) => expect(isPlainSubmission(value)).toBe(false));

  it('is always accepted unchanged by the DTO', () => {
    let plain = 0;
    let all = 0;
    fc.assert(
      fc.property(bodies.map(sent), (body) => {
        all += 1;
        if (!isPlainSubmission(body)) return;
        plain += 1;
        expect({ ...validate(SubmitScoreDto, structuredClone(body), 'refuse') }).toEqual(body);
      }),
      { numRuns: 2_000 },
    );
    // The property has to cover plain submissions.
    expect(plain).toBeGreaterThan(all / 4);
    expect(plain).toBeLessThan((all * 9) / 10);
  });
});
