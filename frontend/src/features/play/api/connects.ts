import type { ConnectRequest } from '@gamegeek/contracts/play/play.types.js';
import { isNothing, request } from '../../../shared/api/api-client.js';
import { isConnectRequest } from '../play.guards.js';

/** Looks up the request behind a code. */
export function getConnectRequest(code: string, signal: AbortSignal): Promise<ConnectRequest> {
  return request(`/api/play/connects/${code}`, { answer: isConnectRequest, signal });
}

export function confirmConnect(code: string): Promise<undefined> {
  return request(`/api/play/connects/${code}/confirm`, { method: 'POST', answer: isNothing });
}
