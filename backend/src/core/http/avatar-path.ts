import type { Request } from 'express';

const AVATAR = /^\/api\/users\/[^/]+\/avatar\/?$/;

/** Avatars are drawn from the name alone and cached by browsers for a year: answering one takes no query. */
export function isAvatar({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  return (method === 'GET' || method === 'HEAD') && AVATAR.test(path);
}
