import type { RequestHandler } from 'express';
import { notFound } from '../errors/app-error.js';
import { isBuildFile } from '../http/build-path.js';

/** What builds load. */
const OF_BUILDS = /^\/(builds|sdk)\//;

/** Keeps builds on a domain of their own: it serves nothing else, and the site leads there. */
export function keepBuildsApart(gamesUrl: string | undefined): RequestHandler {
  if (gamesUrl === undefined) return (_request, _response, next) => next();
  const { host } = new URL(gamesUrl);
  return (request, response, next) => {
    const isThere = request.host === host;
    if (isThere && !OF_BUILDS.test(request.path)) throw notFound('This address');
    if (!isThere && isBuildFile(request)) response.redirect(308, `${gamesUrl}${request.originalUrl}`);
    else next();
  };
}
