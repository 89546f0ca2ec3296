import type { Overlay } from './client.js';
import { takeTicket } from './launch-ticket.js';
import type * as more from './more.js';
import { createSdk } from './sdk.js';

/** The entry of /sdk/v1.mjs. */
const ticket = takeTicket();
const site = new URL(import.meta.url).origin;

export const { start, gameOver } = createSdk({
  site,
  ticket,
  loadOverlay: () => import(/* @vite-ignore */ `${site}/sdk/${__OVERLAY_FILE__}`) as Promise<Overlay>,
  loadMore: () => import(/* @vite-ignore */ `${site}/sdk/${__MORE_FILE__}`) as Promise<typeof more>,
});
