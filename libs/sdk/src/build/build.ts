import { isFrameName, isPictureRequest, type BuildMessage } from '@gamegeek/contracts/builds/build-messages.js';
import { attempt } from '../connection/attempt.js';
import { createSdk } from '../sdk.js';
import { takePicture } from './picture.js';
import { reportRun } from './report.js';
import { createStorage } from './storage.js';

/**
 * The entry of /sdk/v1-build.js, the first script of every build: the SDK, a storage, and reports to the page around it.
 * A build has an opaque origin, in which the storages of browsers throw.
 */
const script = document.currentScript as HTMLScriptElement;
const isFramed = parent !== window;
const begin: unknown = isFramed ? attempt((): unknown => JSON.parse(window.name)) : undefined;
const { items, site } = isFrameName(begin) ? begin : { items: {}, site: new URL(script.src).origin };
if (isFramed) window.name = '';

const send = (message: BuildMessage) => {
  if (isFramed) parent.postMessage(message, '*');
};

const replace = (target: object, name: string, value: unknown) =>
  attempt(() => Object.defineProperty(target, name, { value, configurable: true }));
replace(
  window,
  'localStorage',
  createStorage(items, (kept) => send({ gg: 'storage', v: 1, items: kept })),
);
replace(window, 'sessionStorage', createStorage({}));
attempt(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined, configurable: true }));
// Engines register one as soon as browsers have them.
replace(navigator, 'serviceWorker', {
  register: () => Promise.reject(new Error('A game here has no service worker.')),
  getRegistration: () => Promise.resolve(undefined),
  getRegistrations: () => Promise.resolve([]),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  controller: null,
});

if (isFramed) {
  reportRun((report) => send({ gg: 'report', v: 1, ...report }));
  addEventListener('message', ({ data, source }) => {
    if (source === parent && isPictureRequest(data)) {
      void takePicture().then((blob) => send({ gg: 'picture', v: 1, blob }));
    }
  });
}

window.GameGeek ??= createSdk(site);
void window.GameGeek.start({ game: Number(script.dataset.game) });
