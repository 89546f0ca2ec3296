import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { QueryProvider } from '#shared/api/query-provider.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { useRatingChoice } from './use-rating-choice.js';

const RATE = 'POST /api/games/7/ratings';
const stored = () => fakeServer.requests.map(({ body }) => body);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function open(given?: number) {
  const { result, unmount } = renderHook(() => useRatingChoice(7, 'ada', given), { wrapper: QueryProvider });
  return {
    chosen: () => result.current.chosen,
    choose: (rating: number) => act(() => result.current.choose(rating)),
    unmount,
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  fakeServer.on(RATE, () => refusal(503, 'unavailable', 'Busy'));
});

describe('the user’s own rating', () => {
  it('is shown at once, and stored after a pause', async () => {
    const { chosen, choose } = open();
    for (const rating of [2, 3, 4]) {
      choose(rating);
      expect(chosen()).toBe(rating);
      await pass(300);
    }
    expect(stored()).toEqual([]);
    await pass(200);
    expect(stored()).toEqual([{ rating: 4 }]);
    await pass(2_000);
    expect(stored()).toHaveLength(1);
  });

  it('is restored when storing fails', async () => {
    const { chosen, choose } = open(2);
    choose(5);
    await pass(500);
    expect(stored()).toEqual([{ rating: 5 }]);
    expect(chosen()).toBe(2);
  });

  it('is stored when the user leaves during the pause', async () => {
    const { choose, unmount } = open();
    choose(3);
    unmount();
    await pass(0);
    expect(stored()).toEqual([{ rating: 3 }]);
  });
});
