import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom/jest-globals';
import * as React from 'react';
import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { NAMESPACES } from '../frontend/src/app/namespaces.js';
import { useSession } from '../frontend/src/shared/session/session-store.js';
import { queryClient } from '../frontend/src/shared/api/query-client.js';
import { chooseLanguage, startI18n } from '../frontend/src/shared/i18n/i18n.js';
import { useThemeChoice } from '../frontend/src/shared/theme/theme-choice.js';
import { useToasts } from '../frontend/src/ui/toasts/toast-store.js';
import { fakeIntersections } from '../frontend/src/testing/fake-intersections.js';
import { fakeServer } from '../frontend/src/testing/fake-server.js';

// The timeout only stops tests that hang: the first load of a page waits for the compiler on a busy machine. Visibility
// is not checked, because that takes seconds without layout; e2e tests cover it.
configure({ asyncUtilTimeout: 60_000, defaultHidden: true });

// Each attempt of a waiting query would print the page, a quarter of the processor time of page tests. Only the error of
// the last one is read, and prints it then.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    if (!isWaiting) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
    });
  },
});

// React records where each element was created, for its warnings, up to ten thousand times a second.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

// Globals that the router needs and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// jsdom has no layout. Tests run with reduced motion.
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

// jsdom does not implement dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('button, input')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** Resets stores to their initial state. */
function resetStores(): void {
  useSession.setState(useSession.getInitialState(), true);
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
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
  resetStores();
});

// Mocks before timers: a spy on a fake timer would restore that fake timer.
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
  queryClient.clear();
  fakeServer.stop();
});
