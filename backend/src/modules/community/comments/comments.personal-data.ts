import { EntityManager } from '@mikro-orm/postgresql';
import { CommentWriteRepository } from './comment-write.repository.js';
import { CommentRow } from './comment.entity.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

const BATCH = 500;

/** Exports a user's comments, and blanks them when the account is deleted. */
@PersonalData()
export class CommentsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'comments',
      collect: (userId) => this.collect(userId),
      erase: (em, { id }) => this.comments.blank(em, id),
    },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly comments: CommentWriteRepository,
  ) {}

  /** In the order in which they were written. */
  private async *collect(userId: string): AsyncGenerator<object> {
    let last = 0;
    for (;;) {
      const rows = await this.em
        .fork()
        .find(CommentRow, { user: userId, id: { $gt: last } }, { orderBy: { id: 'asc' }, limit: BATCH });
      for (const { id, game, content, createdAt, updatedAt } of rows) {
        yield { id, game_id: game.id, content, created_at: createdAt, updated_at: updatedAt };
      }
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id ?? last;
    }
  }
}
