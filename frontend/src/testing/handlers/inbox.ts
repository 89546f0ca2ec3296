import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { fakeServer } from '../fake-server.js';

/** An inbox whose notices can be read, marked and deleted. */
export function serveInbox(notices: Notice[]): void {
  let held = notices;
  const unread = () => held.filter(({ read }) => !read).length;
  fakeServer.on('GET /api/user/inbox', ({ query }) => {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const shown = held.slice((page - 1) * limit, page * limit);
    return { body: { notices: shown, total: held.length, unread: unread() } };
  });
  fakeServer.on('POST /api/user/inbox/read', ({ body }) => {
    const { ids, up_to: upTo = 0 } = body as { ids?: number[]; up_to?: number };
    const isSelected = (id: number) => (ids ? ids.includes(id) : id <= upTo);
    held = held.map((notice) => (isSelected(notice.id) ? { ...notice, read: true } : notice));
    return { body: { unread: unread() } };
  });
  for (const { id } of notices) {
    fakeServer.on(`DELETE /api/user/inbox/${id}`, () => {
      held = held.filter((notice) => notice.id !== id);
      return { status: 204 };
    });
  }
}
