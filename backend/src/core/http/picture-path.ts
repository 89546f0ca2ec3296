import type { Request } from 'express';

const PICTURE = /^\/pictures\/[^/]+\/?$/;

/** Pictures that makers have uploaded: files that any site may show, and that browsers cache for a year. */
export function isPicture({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  return (method === 'GET' || method === 'HEAD') && PICTURE.test(path);
}
