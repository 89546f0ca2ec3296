/** Where players came from, if no other site led them here. */
export type Origin = 'site' | 'embed' | 'page' | 'code';

/** What led a visit here: the host of a site (at most 100 characters, without a port), or an embedded board. */
export const CAME_FROM = /^(embed|(?=.{4,100}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63})$/;

export type Device = 'phone' | 'tablet' | 'desktop';
