import { takeTicket } from './connection/launch-ticket.js';
import { createSdk } from './sdk.js';

/** The entry of /sdk/v1.js. */
const ticket = takeTicket();
const script = (document.currentScript ??
  // With type="module" there is no current script.
  document.querySelector('[src*="/sdk/v1.js"]')) as HTMLScriptElement | null;

if (script) {
  // The script may be on the page twice.
  const sdk = (window.GameGeek ??= createSdk(new URL(script.src).origin, ticket));
  if (script.dataset.game) void sdk.start({ game: +script.dataset.game });
} else console.error('GameGeek: import /sdk/v1.mjs');
