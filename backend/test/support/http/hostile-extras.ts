import type { Route } from './routes.js';

/** Routes that are not in the router, such as those of the fast path. */
export const EXTRA_ROUTES: Route[] = [];

/** Socket events; each is tested with every hostile value. */
export const LIVE_EVENTS: string[] = ['watch', 'unwatch'];
