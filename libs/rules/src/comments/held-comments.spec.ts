import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeCommentChanges, type CommentChanges, type CommentState } from './comment-changes.js';
import { applyCommentChanges, holdComments, type CommentsPlace, type HeldComments } from './held-comments.js';

interface Comment extends CommentState {
  content: string;
}

const SIZE = 3;
const time = (second: number) => new Date(Date.UTC(2026, 10, 21) + second * 1_000).toISOString();
const comment = (id: number, content = 'as posted', revision = 1): Comment => ({
  id,
  created_at: time(id),
  revision,
  content,
});
const NEWEST: CommentsPlace = { sort: 'newest', page: 1, size: SIZE };
const OLDEST: CommentsPlace = { ...NEWEST, sort: 'oldest' };

/** The comments of a game with all changes, as the server publishes them. */
class Game {
  comments: Comment[] = [];
  version = 0;
  published: CommentChanges<Comment>[] = [];
  private lastId = 0;

  do([act, pick]: Act): void {
    const chosen = this.comments[pick % Math.max(this.comments.length, 1)];
    if (act === 'post' || !chosen) this.publish({ created: [this.post()] });
    else if (act === 'edit') this.publish({ updated: [this.edit(chosen)] });
    else this.publish({ deleted: [this.delete(chosen)] });
  }

  page({ sort, page, size }: CommentsPlace) {
    const all = sort === 'oldest' ? this.comments : this.comments.toReversed();
    const comments = all.slice((page - 1) * size, page * size);
    return { comments, total: this.comments.length, version: this.version };
  }

  private post(): Comment {
    const posted = comment((this.lastId += 1));
    this.comments.push(posted);
    this.version += 1;
    return posted;
  }

  private edit(known: Comment): Comment {
    const edited = { ...known, revision: known.revision + 1, content: `edit ${known.revision}` };
    this.comments = this.comments.map((each) => (each.id === known.id ? edited : each));
    this.version += 1;
    return edited;
  }

  private delete({ id }: Comment): number {
    this.comments = this.comments.filter((each) => each.id !== id);
    this.version += 1;
    return id;
  }

  private publish(later: Omit<CommentChanges<Comment>, 'total' | 'version'>): void {
    this.published.push({ ...later, total: this.comments.length, version: this.version });
  }
}

type Act = ['post' | 'edit' | 'delete', number];
const actsOf = (...acts: Act[0][]) => fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(50)), { maxLength: 25 });
const acts = actsOf('post', 'post', 'edit', 'delete');
const places = fc.record({
  sort: fc.constantFrom('newest' as const, 'oldest' as const),
  page: fc.integer({ min: 1, max: 3 }),
  size: fc.constant(SIZE),
});

/** A page loaded after some of the changes, and all later ones. */
function readBefore(past: Act[], future: Act[], place: CommentsPlace) {
  const game = new Game();
  for (const act of past) game.do(act);
  const held = holdComments(game.page(place), place);
  const known = game.published.length;
  for (const act of future) game.do(act);
  return { game, held, old: game.published.slice(0, known), later: game.published.slice(known) };
}

const applyAll = (held: HeldComments<Comment>, later: CommentChanges<Comment>[], place: CommentsPlace) =>
  later.reduce((page, changes) => applyCommentChanges(page, changes, place), held);

/** Equal to the server's answer, or marked as stale. */
function expectCorrectOrStale(held: HeldComments<Comment>, game: Game, place: CommentsPlace): void {
  const { comments, total, version, stale } = held;
  const expected = game.page(place);
  expect({ total, version }).toEqual({ total: expected.total, version: expected.version });
  if (!stale) expect(comments).toEqual(expected.comments);
}

describe('a page of comments', () => {
  it('shows a new comment on top, and drops the last row', () => {
    const held = holdComments({ comments: [comment(3), comment(2), comment(1)], total: 3, version: 3 }, NEWEST);
    const after = applyCommentChanges(held, { created: [comment(4)], total: 4, version: 4 }, NEWEST);
    expect(after.comments.map(({ id }) => id)).toEqual([4, 3, 2]);
    expect(after).toMatchObject({ total: 4, stale: false });
    expect(after.comments[1]).toBe(held.comments[0]);
  });

  it('shows a new comment at the end of the oldest first, if there is room', () => {
    const held = holdComments({ comments: [comment(1)], total: 1, version: 1 }, NEWEST);
    const after = applyCommentChanges(held, { created: [comment(2)], total: 2, version: 2 }, OLDEST);
    expect(after.comments.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('shows an edit, and keeps the newer of two', () => {
    const held = holdComments({ comments: [comment(1, 'second edit', 3)], total: 1, version: 1 }, NEWEST);
    const late = applyCommentChanges(held, { updated: [comment(1, 'first edit', 2)], total: 1, version: 1 }, NEWEST);
    expect(late.comments[0]).toBe(held.comments[0]);
    const next = applyCommentChanges(late, { updated: [comment(1, 'third edit', 4)], total: 1, version: 1 }, NEWEST);
    expect(next.comments).toEqual([comment(1, 'third edit', 4)]);
  });

  it('detects a missing row after a deletion when there is a next page', () => {
    const held = holdComments({ comments: [comment(4), comment(3), comment(2)], total: 4, version: 4 }, NEWEST);
    const after = applyCommentChanges(held, { deleted: [3], total: 3, version: 5 }, NEWEST);
    expect(after.comments.map(({ id }) => id)).toEqual([4, 2]);
    expect(after.stale).toBe(true);
  });

  it('does not restore comments whose deletion arrived first', () => {
    const held = holdComments<Comment>({ comments: [], total: 0, version: 0 }, NEWEST);
    const deleted = applyCommentChanges(held, { deleted: [1], total: 0, version: 2 }, NEWEST);
    const after = applyCommentChanges(deleted, { created: [comment(1)], total: 1, version: 1 }, NEWEST);
    expect(after).toMatchObject({ comments: [], total: 0, stale: false });
  });

  it('is correct or marked as stale with late, repeated and reordered changes', () => {
    fc.assert(
      fc.property(acts, acts, places, fc.infiniteStream(fc.nat()), (past, future, place, picks) => {
        const { game, held, old, later } = readBefore(past, future, place);
        const random = () => picks.next().value as number;
        const repeated = [...later, ...[...later, ...old].filter(() => random() % 3 === 0)];
        const shuffled = repeated.map((changes) => ({ changes, at: random() })).sort((a, b) => a.at - b.at);
        const received = shuffled.map(({ changes }) => changes);
        expectCorrectOrStale(applyAll(held, received, place), game, place);
      }),
      { numRuns: 500 },
    );
  });

  it('is correct or marked as stale with merged changes in any order', () => {
    fc.assert(
      fc.property(acts, acts, places, fc.infiniteStream(fc.nat()), (past, future, place, picks) => {
        const { game, held, later } = readBefore(past, future, place);
        const random = () => picks.next().value as number;
        const batches: CommentChanges<Comment>[] = [];
        for (const changes of later) {
          const last = batches.at(-1);
          const merge = () =>
            random() % 2 ? mergeCommentChanges(last!, changes) : mergeCommentChanges(changes, last!);
          if (last && random() % 2) batches[batches.length - 1] = merge();
          else batches.push(changes);
        }
        expectCorrectOrStale(applyAll(held, batches, place), game, place);
      }),
      { numRuns: 500 },
    );
  });

  it('never becomes stale by posts and edits on the first page of the newest', () => {
    fc.assert(
      fc.property(acts, actsOf('post', 'edit'), (past, future) => {
        const { game, held, later } = readBefore(past, future, NEWEST);
        const after = applyAll(held, later, NEWEST);
        expect(after.stale).toBe(false);
        expect(after.comments).toEqual(game.page(NEWEST).comments);
      }),
    );
  });
});

describe('mergeCommentChanges', () => {
  it('keeps each comment once in its newest state, without empty lists', () => {
    const posted = { created: [comment(1)], total: 1, version: 1 };
    const edited = { updated: [comment(1, 'edited', 2), comment(9, 'other', 2)], total: 1, version: 1 };
    expect(mergeCommentChanges(posted, edited)).toEqual({
      created: [comment(1, 'edited', 2)],
      updated: [comment(9, 'other', 2)],
      total: 1,
      version: 1,
    });
    expect(mergeCommentChanges(edited, { deleted: [1, 9], total: 0, version: 3 })).toEqual({
      deleted: [1, 9],
      total: 0,
      version: 3,
    });
  });
});
