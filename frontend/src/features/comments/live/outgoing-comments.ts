import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';
import { postComment } from '../comments-api.js';
import type { CommentsPage } from './comments-page.js';
import type { Author, Outgoing, StateAccess } from './comments-state.js';

/** Live updates follow the answer; after this time without one the page is fetched. */
const EVENT_TIMEOUT_MS = 1_000;

/** The user's comments from sending until the page contains them. */
export class OutgoingComments {
  private posts = 0;

  constructor(
    private readonly state: StateAccess,
    private readonly page: CommentsPage,
    private readonly gameId: number,
  ) {}

  /** Displays a comment at once and sends it. Rejects if it was not stored. */
  async post(author: Author, content: string): Promise<void> {
    const text = content.trim().normalize('NFC');
    const now = new Date().toISOString();
    this.posts += 1;
    const draft = { id: -this.posts, content: text, created_at: now, updated_at: now, user: author };
    const own: Outgoing = { key: `own-${this.posts}`, draft };
    this.state.set(({ outgoing }) => ({ outgoing: [own, ...outgoing] }));
    try {
      this.accept(own, await postComment(this.gameId, text));
    } catch (error) {
      // A live event shows that it was stored: only the answer was lost.
      if (!this.isOutgoing(own)) return;
      this.drop(own);
      throw error;
    }
  }

  /** A live event contains a comment of the user. */
  confirm(comment: Comment): void {
    const own = this.state
      .get()
      .outgoing.find(
        (each) => each.comment?.id === comment.id || (!each.comment && each.draft.content === comment.content),
      );
    if (own) this.drop(own, comment);
  }

  /** The server has stored the comment: it stays in place until the page contains it. */
  private accept(own: Outgoing, comment: Comment): void {
    if (!this.isOutgoing(own)) return;
    const rows = this.state.get().page?.held.comments;
    if (rows?.some(({ id }) => id === comment.id)) return this.drop(own, comment);
    this.state.set(({ outgoing, keys }) => ({
      outgoing: outgoing.map((each) => (each.key === own.key ? { ...each, comment } : each)),
      keys: { ...keys, [comment.id]: own.key },
    }));
    setTimeout(() => this.isOutgoing(own) && this.page.refetchSoon(), EVENT_TIMEOUT_MS);
  }

  private drop({ key }: Outgoing, comment?: Comment): void {
    this.state.set(({ outgoing, keys }) => ({
      outgoing: outgoing.filter((each) => each.key !== key),
      keys: comment ? { ...keys, [comment.id]: key } : keys,
    }));
  }

  private isOutgoing({ key }: Outgoing): boolean {
    return this.state.get().outgoing.some((each) => each.key === key);
  }
}
