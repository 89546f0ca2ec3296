import { describe, expect, it, jest } from '@jest/globals';

describe('the setup of page tests', () => {
  it('lets a test replace animation frames while timers are fake', () => {
    jest.useFakeTimers();
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    expect(window.requestAnimationFrame(() => undefined)).toBe(1);
  });

  it('gives the next test real animation frames', async () => {
    await expect(new Promise((resolve) => window.requestAnimationFrame(resolve))).resolves.toEqual(expect.any(Number));
  });
});
