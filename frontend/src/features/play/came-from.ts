import { CAME_FROM } from '@gamegeek/contracts/play/play-origin.js';

/** The site whose link led to this visit: its host, or `embed` for an embedded board; undefined without one. */
export function cameFrom(): string | undefined {
  const link = document.createElement('a');
  link.href = document.referrer;
  // Without a referrer, it is this page.
  if (link.host === location.host) return link.pathname.startsWith('/embed/') ? 'embed' : undefined;
  const site = link.hostname.replace(/^www\./, '');
  return CAME_FROM.test(site) ? site : undefined;
}
