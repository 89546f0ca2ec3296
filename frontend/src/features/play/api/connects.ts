import { connectRequestSchema, type ConnectRequest } from '@gamegeek/contracts/play/play.schemas.js';
import { nothing, request } from '#shared/api/api-client.js';

/** Looks up the request behind a code. */
export function getConnectRequest(code: string, signal: AbortSignal): Promise<ConnectRequest> {
  return request(`/api/play/connects/${code}`, { answer: connectRequestSchema, signal });
}

export function confirmConnect(code: string): Promise<undefined> {
  return request(`/api/play/connects/${code}/confirm`, { method: 'POST', answer: nothing });
}
