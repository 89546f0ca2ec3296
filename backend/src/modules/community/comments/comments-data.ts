import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../../auth/index.js';
import { CommentRow } from './comment.entity.js';

const ROWS_AT_ONCE = 500;

/** Watchers are told by the new name of the author, which starts their pages afresh. */
const BLANK = `
  UPDATE comments SET content = '', revision = revision + 1, updated_at = now()
  WHERE user_id = ? AND content <> ''`;

/** What somebody has said of games: all of it in the copy of their data, and emptied when they leave. */
@Injectable()
export class CommentsData implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'comments',
      collect: (userId) => this.of(userId),
      erase: async (em, { id }) => {
        await em.execute(BLANK, [id]);
      },
    });
  }

  /** In the order they were written. */
  private async *of(userId: string): AsyncGenerator<object> {
    let last = 0;
    for (;;) {
      const rows = await this.em
        .fork()
        .find(CommentRow, { user: userId, id: { $gt: last } }, { orderBy: { id: 'asc' }, limit: ROWS_AT_ONCE });
      for (const { id, game, content, createdAt, updatedAt } of rows) {
        yield { id, game_id: game.id, content, created_at: createdAt, updated_at: updatedAt };
      }
      if (rows.length < ROWS_AT_ONCE) return;
      last = rows.at(-1)?.id ?? last;
    }
  }
}
