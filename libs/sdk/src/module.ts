import { takeTicket } from './connection/launch-ticket.js';
import { createSdk } from './sdk.js';

/** The entry of /sdk/v1.mjs. */
const ticket = takeTicket();

export const { start, gameOver } = createSdk(new URL(import.meta.url).origin, ticket);
