import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EmailSetting } from '@gamegeek/contracts/inbox/email-settings.js';

@Injectable()
export class UnsubscribeRepository {
  constructor(private readonly em: EntityManager) {}

  /** Returns false for an account that does not exist or has been deleted. */
  async save(userId: string, setting: EmailSetting, on: boolean): Promise<boolean> {
    const rows = await this.em.fork().execute<unknown[]>(
      `INSERT INTO preferences (user_id, ${setting})
       SELECT id, ?::boolean FROM users WHERE id = ?::uuid AND deleted_at IS NULL FOR KEY SHARE
       ON CONFLICT (user_id) DO UPDATE SET ${setting} = excluded.${setting} RETURNING user_id`,
      [on, userId],
    );
    return rows.length > 0;
  }
}
