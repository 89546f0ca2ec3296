import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../core/database/sql.service.js';
import { valueOf } from '../../../scores/shared/board-values.js';
import { NoticesService } from '../notices.service.js';
import type { NewNotice } from '../notices.sql.js';
import { OvertakenRepository, type OvertakenPlayer } from './overtaken.repository.js';

/** Notifies players who were overtaken in the top ten of a game. Idempotent, because the compared state is stored. */
@Injectable()
export class OvertakenService {
  constructor(
    private readonly sql: Sql,
    private readonly topTens: OvertakenRepository,
    private readonly notices: NoticesService,
  ) {}

  async notify(gameIds: number[]): Promise<void> {
    await this.sql.transaction(async (client) => {
      const overtaken = await this.topTens.compare(client, gameIds);
      await this.notices.create(client, overtaken.map(noticeOf));
    });
  }
}

/** One notice per game and player, replaced by the next one, so that a busy board does not fill the inbox. */
function noticeOf({ gameId, userId, byUser, byScore, byScoreId, at, rank, ...format }: OvertakenPlayer): NewNotice {
  const details = { rank, ...valueOf(format, byScore), at: at.toISOString(), score_id: byScoreId };
  return { userId, kind: 'overtaken', occasion: `overtaken:${gameId}`, actorId: byUser, gameId, details };
}
