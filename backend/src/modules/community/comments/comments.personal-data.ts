import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';
import { CommentWriteRepository } from './comment-write.repository.js';
import { CommentRow } from './comment.entity.js';

const BATCH = 500;

/** Exports a user's comments, and blanks them when the account is deleted. */
@Injectable()
export class CommentsPersonalData implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
    private readonly comments: CommentWriteRepository,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'comments',
      collect: (userId) => this.collect(userId),
      erase: (em, { id }) => this.comments.blank(em, id),
    });
  }

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
