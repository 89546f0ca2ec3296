import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useFormat } from './use-format.js';

const { DateTimeFormat } = Intl;

afterEach(() => void jest.restoreAllMocks());

describe.each([
  ['Pacific/Kiritimati', 'Dec 1, 2026'],
  ['Pacific/Pago_Pago', 'Nov 30, 2026'],
])('in the time zone %s', (timeZone, date) => {
  beforeEach(() => {
    jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation((language, options) => new DateTimeFormat(language, { timeZone, ...options }));
  });

  it('a time is on its day there, and a day in UTC stays the same', () => {
    const format = renderHook(useFormat).result.current;
    expect(format.date('2026-11-30T12:00:00.000Z')).toBe(date);
    expect(format.day('2026-11-30')).toBe('Nov 30, 2026');
  });
});
