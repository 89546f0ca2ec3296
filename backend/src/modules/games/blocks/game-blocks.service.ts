import { EntityManager } from '@mikro-orm/postgresql';
import type { BlockedPlayer } from '@gamegeek/contracts/games/games.schemas.js';
import { afterCommit } from '../../../core/database/after-commit.js';
import { forbidden, notFound } from '../../../core/errors/app-error.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { PublicUsersRepository } from '../../auth/accounts/public-users.repository.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { GAME_CHANGED } from '../directory/game-directory.service.js';
import { GamesRepository } from '../directory/games.repository.js';
import { mayChange } from '../directory/game.policy.js';
import { GameBlocksRepository } from './game-blocks.repository.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Blocks players from a game, on behalf of its makers or an admin. */
@PersonalData()
export class GameBlocks {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'game_blocks',
      erase: (em, { id }) => this.blocks.deleteOfUser(em, id),
    },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly blocks: GameBlocksRepository,
    private readonly games: GamesRepository,
    private readonly users: PublicUsersRepository,
    private readonly invalidations: Invalidations,
  ) {}

  async of(gameId: number, caller: SessionOwner): Promise<BlockedPlayer[]> {
    await this.assertMayChange(gameId, caller);
    const blocks = await this.blocks.ofGame(gameId);
    return blocks.map(({ user, createdAt }) => ({
      id: user.id,
      username: user.username,
      created_at: createdAt.toISOString(),
    }));
  }

  async block(gameId: number, username: string, caller: SessionOwner): Promise<void> {
    const userId = await this.find(gameId, username, caller);
    await this.em.fork().transactional((em) => this.blockWithin(em, gameId, userId));
  }

  /** Within the transaction of `em`; the caller has checked who asks. */
  async blockWithin(em: EntityManager, gameId: number, userId: string): Promise<void> {
    await this.blocks.add(em, gameId, userId);
    afterCommit(em, () => this.invalidations.publish(GAME_CHANGED, gameId));
  }

  async unblock(gameId: number, username: string, caller: SessionOwner): Promise<void> {
    const userId = await this.find(gameId, username, caller);
    await this.blocks.delete(gameId, userId);
    await this.invalidations.publish(GAME_CHANGED, gameId);
  }

  private async find(gameId: number, username: string, caller: SessionOwner): Promise<string> {
    await this.assertMayChange(gameId, caller);
    const user = await this.users.named(username);
    if (!user) throw notFound('This player');
    return user.id;
  }

  private async assertMayChange(gameId: number, caller: SessionOwner): Promise<void> {
    const game = await this.games.findVisible(gameId, caller);
    if (!game) throw notFound('This game');
    if (!mayChange(game, caller)) throw forbidden('Only the makers of a game may block players.');
  }
}
