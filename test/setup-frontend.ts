import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { NAMESPACES } from '../frontend/src/app/namespaces.js';
import { useSession } from '../frontend/src/features/auth/stores/session-store.js';
import { queryClient } from '../frontend/src/shared/api/query-client.js';
import { chooseLanguage, startI18n } from '../frontend/src/shared/i18n/i18n.js';
import { usePreferences } from '../frontend/src/shared/preferences/preferences-store.js';
import { useThemeChoice } from '../frontend/src/shared/theme/theme-choice.js';
import { useToasts } from '../frontend/src/shared/ui/toasts/toast-store.js';
import { fakeIntersections } from '../frontend/src/testing/fake-intersections.js';
import { fakeServer } from '../frontend/src/testing/fake-server.js';

// Pages are loaded on demand, and the first load of each waits for the compiler, on processors that whoever else wants
// them first gets (scripts/test.mjs): a wait is long for what hangs, and says nothing of speed. What is hidden at which
// width is a matter of layout, which jsdom has not (and takes seconds to guess at): the browser journeys look at that.
configure({ asyncUtilTimeout: 60_000, defaultHidden: true });

// What the router asks for while it loads, and every browser has.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// What jsdom has not: layout and motion. Tests read the page as someone who has asked for stillness.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;

// A dialog over the page, as far as a page without layout can have one.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('button, input')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** Each test begins with the stores as they are when the page opens. */
function resetStores(): void {
  useSession.setState(useSession.getInitialState(), true);
  usePreferences.getState().forget();
  useThemeChoice.setState(useThemeChoice.getInitialState(), true);
  useToasts.setState(useToasts.getInitialState(), true);
}

beforeAll(async () => {
  await startI18n('en', NAMESPACES);
});

beforeEach(async () => {
  fakeServer.start();
  fakeIntersections.install();
  await chooseLanguage('en');
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  resetStores();
});

// Spies first: one that was set while the timers were fake would put a fake timer back after them.
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
  queryClient.clear();
  fakeServer.stop();
});
