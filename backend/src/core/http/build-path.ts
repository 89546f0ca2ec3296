import type { Request } from 'express';

/** Files of builds: games load many of them, and no cookie counts there. */
export function isBuildFile({ path }: Pick<Request, 'path'>): boolean {
  return path.startsWith('/builds/');
}
