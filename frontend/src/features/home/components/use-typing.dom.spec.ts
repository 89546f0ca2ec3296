import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTyping } from './use-typing.js';

const PHRASES = ['Hi', 'Yo'];
const realMatchMedia = window.matchMedia;

function preferMotion(): void {
  window.matchMedia = (query) => Object.assign(realMatchMedia(query), { matches: false });
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  window.matchMedia = realMatchMedia;
});

describe('useTyping', () => {
  it('types at 150 ms, pauses 2 s, deletes at 100 ms and repeats with the next phrase', () => {
    preferMotion();
    const { result } = renderHook(() => useTyping(PHRASES));
    const after = (ms: number) => {
      act(() => jest.advanceTimersByTime(ms));
      return result.current;
    };
    expect(result.current).toBe('');
    expect(after(150)).toBe('H');
    expect(after(150)).toBe('Hi');
    expect(after(1_999)).toBe('Hi');
    after(1);
    expect(after(100)).toBe('H');
    expect(after(100)).toBe('');
    after(100);
    expect(after(150)).toBe('Y');
    expect(after(150)).toBe('Yo');
  });

  it('does not move under reduced motion', () => {
    const { result } = renderHook(() => useTyping(PHRASES));
    act(() => jest.advanceTimersByTime(10_000));
    expect(result.current).toBe('Hi');
  });
});
