import {
  BadRequestException,
  ForbiddenException,
  NotFoundException,
  PayloadTooLargeException,
  UnauthorizedException,
} from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { AppError, conflict } from './app-error.js';
import { isUnreachable, toAppError } from './to-app-error.js';

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code });

describe('toAppError', () => {
  it('returns AppErrors unchanged', () => {
    const error = conflict({ name: ['taken'] });
    expect(toAppError(error)).toBe(error);
  });

  it.each([
    [new BadRequestException('Unexpected token gg_secret'), 'malformed_json'],
    [new UnauthorizedException(), 'unauthorized'],
    [new ForbiddenException(), 'forbidden'],
    [new NotFoundException('Cannot GET /api/x'), 'not_found'],
    [new PayloadTooLargeException(), 'payload_too_large'],
  ])('converts the framework error %p to %s without its message', (thrown, code) => {
    const error = toAppError(thrown);
    expect(error?.code).toBe(code);
    expect(error?.message).not.toMatch(/secret|Cannot GET/);
  });

  it.each([
    coded('ECONNREFUSED'),
    coded('57P01'),
    coded('08006'),
    coded('53300'),
    coded('40P01'),
    coded('57014'),
    coded('25006'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    new Error('LOADING Redis is loading the dataset in memory'),
    new Error('wrapped', { cause: coded('ECONNRESET') }),
    new AggregateError([coded('ECONNREFUSED')]),
  ])('converts an error of an unreachable PostgreSQL or Redis to `unavailable` with a retry (%p)', (thrown) => {
    expect(toAppError(thrown)).toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } });
  });

  it.each([
    coded('23505'),
    coded('42P01'),
    new Error('BUSYKEY Target key name already exists.'),
    new TypeError('x is not a function'),
    'text',
    undefined,
    null,
  ])('reveals nothing about bugs', (thrown) => expect(toAppError(thrown)).toBeUndefined());

  it('keeps the HTTP status', () => {
    expect(new AppError('rate_limited', 'Too many.').status).toBe(429);
  });
});

describe('isUnreachable', () => {
  it.each([
    "READONLY You can't write against a read only replica.",
    "OOM command not allowed when used memory > 'maxmemory'.",
    'MISCONF Redis is configured to save RDB snapshots, but is unable to persist to disk.',
    'BUSY Redis is busy running a script.',
  ])('is true when Redis answers that it cannot serve now (%p)', (reply) =>
    expect(isUnreachable(new Error(reply))).toBe(true),
  );

  it.each([coded('ECONNREFUSED'), coded('57P01'), coded('53300'), new Error('wrapped', { cause: coded('57P03') })])(
    'is true for errors of the connection (%p)',
    (error) => expect(isUnreachable(error)).toBe(true),
  );

  it.each([
    coded('57014'),
    coded('55P03'),
    coded('40P01'),
    new Error('wrapped', { cause: coded('57014') }),
    coded('23505'),
  ])('is false for statements that PostgreSQL cancelled or refused (%p)', (error) =>
    expect(isUnreachable(error)).toBe(false),
  );
});
