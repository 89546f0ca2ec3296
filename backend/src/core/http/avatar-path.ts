import type { Request } from 'express';

const AVATAR = /^\/api\/users\/[^/]+\/avatar\/?$/;

/** Avatars are generated from the name and cached by browsers for a year, so no query is needed. */
export function isAvatar({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  return (method === 'GET' || method === 'HEAD') && AVATAR.test(path);
}
