import type { Comment, CommentChanges } from '@gamegeek/contracts/comments/comments.schemas.js';
import type { RatingDistribution } from '@gamegeek/contracts/values.js';
import { commentsTopic, gameTopic } from '@gamegeek/contracts/live/topics.js';
import { act } from '@testing-library/react';
import { boardOf, watchAck } from './factories/board.factory.js';
import { fakeServer } from './fake-server.js';
import { FakeTransport } from './fake-transport.js';

type Changes = Pick<CommentChanges, 'created' | 'updated' | 'deleted'>;

/** The comments of a game on the server: answers pages and publishes changes. */
export class FakeComments {
  readonly transport = new FakeTransport();
  /** Newest first. */
  comments: Comment[];
  version = 1;
  private seq = 0;

  constructor(
    private readonly gameId: number,
    comments: Comment[],
  ) {
    this.comments = comments;
    fakeServer.on(`GET /api/games/${gameId}/comments`, ({ query }) => ({ body: this.page(query) }));
    this.transport.answerWith((topic) => this.answer(topic));
  }

  /** Applies a change and publishes it. */
  change(changes: Changes): void {
    this.apply(changes);
    this.publish(changes);
  }

  /** Publishes an applied change. */
  publish({ created, updated, deleted }: Changes): void {
    this.seq += 1;
    const count = { total: this.comments.length, version: this.version };
    const changes = { ...(created && { created }), ...(updated && { updated }), ...(deleted && { deleted }) };
    act(() =>
      this.transport.send({ topic: commentsTopic(this.gameId), from: this.seq, to: this.seq, ...changes, ...count }),
    );
  }

  /** Applies a change without publishing it. */
  apply({ created = [], updated = [], deleted = [] }: Changes): void {
    this.version += 1;
    const left = this.comments.filter(({ id }) => !deleted.includes(id));
    const known = left.map((held) => updated.find(({ id }) => id === held.id) ?? held);
    this.comments = [...created, ...known];
  }

  /** The answer to a request. */
  page(query: URLSearchParams) {
    const size = Number(query.get('limit') ?? 10);
    const all = query.get('sort') === 'oldest' ? this.comments.toReversed() : this.comments;
    const around = query.get('around');
    const before = Math.max(
      all.findIndex(({ id }) => id === Number(around)),
      0,
    );
    const page = around === null ? Number(query.get('page') ?? 1) : Math.floor(before / size) + 1;
    const comments = all.slice((page - 1) * size, page * size);
    return { comments, total: this.comments.length, version: this.version, page, limit: size };
  }

  private answer(topic: string) {
    if (topic === commentsTopic(this.gameId)) {
      return { ok: true, topic, seq: this.seq, snapshot: { total: this.comments.length, version: this.version } };
    }
    if (topic === gameTopic(this.gameId)) return { ok: true, topic, seq: 1, snapshot: figures([0, 1, 0, 2, 1]) };
    return topic === 'me' ? { ok: true, topic, seq: 1, snapshot: {} } : watchAck(topic, 1, boardOf([]));
  }
}

/** The figures of a game with these ratings. */
export function figures(rating_distribution: RatingDistribution, rating_version = 1) {
  const total_ratings = rating_distribution.reduce((sum, given) => sum + given, 0);
  const sum = rating_distribution.reduce((points, given, index) => points + given * (index + 1), 0);
  const average_rating = Math.round((sum * 100) / total_ratings) / 100;
  return {
    average_rating,
    total_ratings,
    rating_distribution,
    rating_version,
    player_count: 5,
    playing_now: 0,
    watching: 2,
  };
}
