import type { LoggedAct, QueueItem } from '@gamegeek/contracts/moderation/moderation.schemas.js';

const SINCE = '2026-11-20T10:00:00.000Z';

/** A reported comment. */
export function queueItem(id: number, changes: Partial<QueueItem> = {}): QueueItem {
  return {
    kind: 'comment',
    id,
    status: 'open',
    state: 'shown',
    game: { id: 7, name: 'Tide Runner' },
    author: { id: '00000000-0000-4000-8000-00000000000b', username: 'bob', is_admin: false, muted_until: null },
    open_since: SINCE,
    reports: 2,
    reasons: [{ reason: 'spam', count: 2 }],
    details: [
      {
        id: 1,
        reason: 'spam',
        text: 'They sell coins.',
        created_at: SINCE,
        reporter: { id: '00000000-0000-4000-8000-00000000000c', username: 'carol' },
      },
    ],
    finding: null,
    reported_text: null,
    content: { text: 'Buy my coins', created_at: SINCE, edited: false },
    acts: [],
    ...changes,
  };
}

export function loggedAct(id: number, changes: Partial<LoggedAct> = {}): LoggedAct {
  return {
    id,
    act: 'hide',
    kind: 'comment',
    subject_id: 1,
    game: { id: 7, name: 'Tide Runner' },
    reason: 'It sells coins.',
    days: null,
    snapshot: 'Buy my coins',
    created_at: SINCE,
    admin: { id: '00000000-0000-4000-8000-00000000000a', username: 'ada' },
    user: { id: '00000000-0000-4000-8000-00000000000b', username: 'bob' },
    ...changes,
  };
}
