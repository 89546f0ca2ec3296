/** The name of the tag in the head of a page that starts a game, if a page of this site has led there. */
export const OPENED_BY_SITE = 'opened-by-site';
