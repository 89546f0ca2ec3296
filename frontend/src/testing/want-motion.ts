import { jest } from '@jest/globals';

/** The readers of a test have not asked for less motion, as those of all others have; until mocks are restored. */
export function wantMotion(): void {
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
