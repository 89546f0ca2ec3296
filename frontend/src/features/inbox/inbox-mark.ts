import type { InboxState } from '@gamegeek/contracts/inbox/inbox.schemas.js';

/** A value that changes when a notice arrives, is read or is deleted. */
export function inboxMark(state: InboxState | undefined): string | undefined {
  return state && `${state.unread} ${state.newest?.id}`;
}
