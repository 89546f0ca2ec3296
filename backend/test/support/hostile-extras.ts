import type { Route } from './routes.js';

/** Paths answered outside the router, such as by the fast lane. */
export const EXTRA_ROUTES: Route[] = [];

/** Socket events; each gets every hostile value. */
export const LIVE_EVENTS: string[] = ['watch', 'unwatch'];
