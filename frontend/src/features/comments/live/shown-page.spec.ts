import type { Comment, CommentChanges } from '@gamegeek/contracts/comments/comments.schemas.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { comment, comments } from '#testing/factories/comment.factory.js';
import { applyToPage, hold, pageToFetch, release, rowsOf, toShownPage, type ShownPage } from './shown-page.js';

const OWN = 'user-ada';
const NEWEST = { sort: 'newest', page: 1 } as const;

type Act = ['post' | 'postOwn' | 'edit' | 'delete', number];

/** A game's comments on the server, newest first, with an event for each change. */
class Game {
  comments = comments(14);
  version = 14;
  private lastId = 14;

  do([act, pick]: Act): CommentChanges {
    this.version += 1;
    const chosen = this.comments[pick % Math.max(this.comments.length, 1)];
    if (act === 'delete' && chosen) return this.delete(chosen);
    if (act === 'edit' && chosen) return this.edit(chosen);
    return this.post(act === 'postOwn' ? OWN : 'user-bob');
  }

  read(size: number) {
    return { comments: this.comments.slice(0, size), total: this.comments.length, version: this.version };
  }

  private count() {
    return { total: this.comments.length, version: this.version };
  }

  private post(user_id: string): CommentChanges {
    const posted = comment((this.lastId += 1), { user_id });
    this.comments = [posted, ...this.comments];
    return { created: [posted], ...this.count() };
  }

  private edit(known: Comment): CommentChanges {
    const edited = { ...known, content: `edit ${known.revision}`, revision: known.revision + 1 };
    this.comments = this.comments.map((each) => (each.id === known.id ? edited : each));
    return { updated: [edited], ...this.count() };
  }

  private delete({ id }: Comment): CommentChanges {
    this.comments = this.comments.filter((each) => each.id !== id);
    return { deleted: [id], ...this.count() };
  }
}

const acts = fc.array(fc.tuple(fc.constantFrom<Act[0]>('post', 'post', 'postOwn', 'edit', 'delete'), fc.nat(40)), {
  maxLength: 30,
});

function read(game: Game, before?: ShownPage): ShownPage {
  const place = pageToFetch(NEWEST, before, OWN);
  return toShownPage(game.read(place.size), place, before);
}

describe('a page of comments being read', () => {
  it('shows the comments from before the user entered the list, and the user’s own', () => {
    fc.assert(
      fc.property(acts, (future) => {
        const game = new Game();
        let page = hold(read(game));
        const newest = page.held.comments[0]!.id;
        for (const act of future) {
          page = applyToPage(page, game.do(act), OWN);
          // A missing row is fetched, and held comments with it.
          if (page.held.stale) page = read(game, page);
          const here = game.comments.filter(({ id, user_id }) => id <= newest || user_id === OWN);
          expect(rowsOf(page, OWN).rows).toEqual(here.slice(0, 10));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('counts all held comments, and equals the server’s page once they are shown', () => {
    fc.assert(
      fc.property(acts, (future) => {
        const game = new Game();
        let page = hold(read(game));
        const newest = page.held.comments[0]!.id;
        for (const act of future) {
          page = applyToPage(page, game.do(act), OWN);
          if (page.held.stale) page = read(game, page);
        }
        const waiting = game.comments.filter(({ id, user_id }) => id > newest && user_id !== OWN);
        expect(rowsOf(page, OWN).waiting).toBe(waiting.length);
        const released = release(page);
        expect(rowsOf(released, OWN).waiting).toBe(0);
        if (!released.held.stale) expect(rowsOf(released, OWN).rows).toEqual(game.comments.slice(0, 10));
      }),
      { numRuns: 200 },
    );
  });

  it('holds nothing where new comments are appended', () => {
    const oldest = toShownPage(
      { comments: comments(3).reverse(), total: 3, version: 3 },
      { sort: 'oldest', page: 1, size: 10 },
      undefined,
    );
    const page = applyToPage(hold(oldest), { created: [comment(4)], total: 4, version: 4 }, OWN);
    expect(rowsOf(page, OWN).rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('holds nothing in an empty list', () => {
    const empty = toShownPage({ comments: [], total: 0, version: 0 }, { ...NEWEST, size: 10 }, undefined);
    const page = applyToPage(hold(empty), { created: [comment(1)], total: 1, version: 1 }, OWN);
    expect(rowsOf(page, OWN)).toMatchObject({ rows: [{ id: 1 }], waiting: 0 });
  });
});
