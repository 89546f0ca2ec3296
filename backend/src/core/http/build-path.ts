import type { Request } from 'express';

/** Files of builds: games load many of them, and no cookie counts there. */
export function isBuildFile({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  return (method === 'GET' || method === 'HEAD') && path.startsWith('/builds/');
}
