import { Injectable } from '@nestjs/common';
import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import type { Credits } from '@gamegeek/contracts/auth/account.schemas.js';
import { User } from '../accounts/user.entity.js';
import { CreditEntry } from './credit-entry.entity.js';
import { presentCredits, type PayingGame } from './credits.presenter.js';

const SHOWN = 100;

/** The few games of the arcade in which the user has earned an achievement, revoked or not. */
const PAYING_GAMES = `
  SELECT id, name, arcade_id AS "arcadeId" FROM games
  WHERE arcade_id IS NOT NULL AND id IN (SELECT game_id FROM game_achievements WHERE user_id = ?)`;

/** Reads credits and the newest ledger entries. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly em: EntityManager) {}

  async of(userId: string): Promise<Credits> {
    // One snapshot, so that the sum matches the entries.
    return this.em.fork().transactional(
      async (em) => {
        const user = await em.findOneOrFail(User, userId, { fields: ['credits'] });
        const entries = await em.find(CreditEntry, { user: userId }, { orderBy: { id: 'desc' }, limit: SHOWN });
        return presentCredits(user.credits, entries, await em.execute<PayingGame[]>(PAYING_GAMES, [userId]));
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }
}
