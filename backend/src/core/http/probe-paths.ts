import type { Request } from 'express';

const PROBES: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);

/** Monitoring has to work when the address of a probe or a proxy is past its limit. */
export function isProbe({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  return (method === 'GET' || method === 'HEAD') && PROBES.has(path);
}
