import type { Request } from 'express';

const AVATAR = /^\/api\/users\/[^/]+\/avatar\/?$/;

/** Avatars are drawn from the name alone and kept by browsers for a year: they cost no query, whoever asks. */
export function isAvatar({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  return (method === 'GET' || method === 'HEAD') && AVATAR.test(path);
}
