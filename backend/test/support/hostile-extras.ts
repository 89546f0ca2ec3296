import type { Route } from './routes.js';

/** Addresses that are answered beside the router, such as by the fast lane; they get the same treatment. */
export const EXTRA_ROUTES: Route[] = [];

/** Events that a socket may send; each is sent every hostile value. */
export const LIVE_EVENTS: string[] = ['watch', 'unwatch'];
