import { jest } from '@jest/globals';

/** Simulates a user without reduced motion until mocks are restored; other tests reduce motion. */
export function allowMotion(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}
