import type { Overlay } from './client.js';
import { takeTicket } from './launch-ticket.js';
import type * as more from './more.js';
import { createSdk } from './sdk.js';

/** The entry of /sdk/v1.js. */
const ticket = takeTicket();
const script = document.currentScript as HTMLScriptElement;
const site = new URL(script.src).origin;

window.GameGeek = createSdk({
  site,
  ticket,
  game: Number(script.dataset.game) || undefined,
  loadOverlay: () => import(/* @vite-ignore */ `${site}/sdk/${__OVERLAY_FILE__}`) as Promise<Overlay>,
  loadMore: () => import(/* @vite-ignore */ `${site}/sdk/${__MORE_FILE__}`) as Promise<typeof more>,
});
if (script.dataset.game) void window.GameGeek.start();
