import { takeTicket } from './launch-ticket.js';
import { createSdk } from './sdk.js';

/** The entry of /sdk/v1.js. */
const ticket = takeTicket();
const script = document.currentScript as HTMLScriptElement;

window.GameGeek = createSdk(new URL(script.src).origin, ticket);
if (script.dataset.game) void window.GameGeek.start({ game: Number(script.dataset.game) });
