import type { RequestHandler } from 'express';
import type { Cookies } from './request/cookies.service.js';
import { isDraftSecret, withDraft } from './request/opened-drafts.js';

const ADDRESS = /^\/(?:games|play)\/(\d{1,10})$/;
/** In milliseconds; the makers can end it before by a new link. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1_000;

/**
 * Opens the links of drafts (`/play/7?draft=…`): the browser keeps the secret in a cookie, and goes on to the address
 * without it. Whether it is right is checked wherever it is used.
 */
export function draftLinks(cookies: Cookies): RequestHandler {
  return (request, response, next) => {
    const query = new URLSearchParams(request.url.split('?', 2)[1]);
    const secret = query.get('draft');
    const [, gameId] = ADDRESS.exec(request.path) ?? [];
    if (gameId === undefined || secret === null) {
      next();
      return;
    }
    if (isDraftSecret(secret)) {
      cookies.set(response, 'drafts', withDraft(cookies.read(request, 'drafts'), Number(gameId), secret), KEPT_FOR);
    }
    query.delete('draft');
    response
      .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      .redirect(303, query.size === 0 ? request.path : `${request.path}?${query.toString()}`);
  };
}
