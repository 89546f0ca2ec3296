import type { InboxState } from '@gamegeek/contracts/inbox/inbox.types.js';

/** What is another when something came, was read or went. */
export function inboxMark(state: InboxState | undefined): string | undefined {
  return state && `${state.unread} ${state.newest?.id}`;
}
