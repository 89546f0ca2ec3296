import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { CO_MAKERS_MAX, type GameMaker, type GameTransfer } from '@gamegeek/contracts/games/makers.schemas.js';
import { afterCommit } from '../../../core/database/after-commit.js';
import { conflict, forbidden, notFound, validationFailed } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { PublicUsersRepository } from '../../auth/accounts/public-users.repository.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import type { Game } from '../../games/directory/game.entity.js';
import { GAME_CHANGED } from '../../games/directory/game-directory.service.js';
import { mayChange, mayGiveAway } from '../../games/directory/game.policy.js';
import { GamesRepository } from '../../games/directory/games.repository.js';
import { NoticesService } from '../inbox/notices.service.js';
import { MakersRepository, type MakerRow } from './makers.repository.js';

const invitationOf = (gameId: number, userId: string) => `maker_invite:${gameId}:${userId}`;
const offerOf = (gameId: number) => `transfer:${gameId}`;

const isoTime = (text: string) => new Date(text).toISOString();

const presentMaker = ({ id, username, invitedAt, acceptedAt }: MakerRow): GameMaker => ({
  id,
  username,
  invited_at: isoTime(invitedAt),
  accepted_at: acceptedAt === null ? null : isoTime(acceptedAt),
});

/** Who makes a game: its co-makers, and giving it to another creator. Both need the consent of the other player. */
@Injectable()
export class Makers {
  constructor(
    private readonly em: EntityManager,
    private readonly repository: MakersRepository,
    private readonly games: GamesRepository,
    private readonly users: PublicUsersRepository,
    private readonly notices: NoticesService,
    private readonly limits: RateLimits,
    private readonly invalidations: Invalidations,
  ) {}

  async list(gameId: number, caller: SessionOwner): Promise<GameMaker[]> {
    await this.find(gameId, caller);
    return (await this.repository.ofGame(gameId)).map(presentMaker);
  }

  async invite(gameId: number, username: string, caller: SessionOwner): Promise<GameMaker> {
    await this.limits.consume('invite', caller.userId);
    const invited = await this.named(username);
    return this.em.fork().transactional(async (em) => {
      const game = await this.lockOwn(em, gameId, caller);
      if (game.createdBy.id === invited.id) throw validationFailed({ username: ['This player is the creator'] });
      this.assertRoom(await this.repository.ofGame(gameId, em), invited.id);
      if (!(await this.repository.invite(em, gameId, invited.id, caller.userId))) {
        throw conflict({ username: ['This player is invited already'] });
      }
      const occasion = invitationOf(gameId, invited.id);
      const notice = { userId: invited.id, occasion, actorId: caller.userId, gameId, details: {} };
      await this.notices.create(em, [{ kind: 'maker_invite', ...notice }]);
      const maker = (await this.repository.ofGame(gameId, em)).find(({ id }) => id === invited.id);
      if (!maker) throw notFound('This player');
      return presentMaker(maker);
    });
  }

  async accept(gameId: number, { userId }: SessionOwner): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      if (!(await this.repository.accept(em, gameId, userId))) throw notFound('This invitation');
      await this.notices.withdraw(em, invitationOf(gameId, userId));
      this.changed(em, gameId);
    });
  }

  /** Removes a co-maker, takes an invitation back, declines one, or leaves. */
  async remove(gameId: number, userId: string, caller: SessionOwner): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      if (userId !== caller.userId) await this.lockOwn(em, gameId, caller);
      if (!(await this.repository.remove(em, gameId, userId))) throw notFound('This player');
      await this.notices.withdraw(em, invitationOf(gameId, userId));
      this.changed(em, gameId);
    });
  }

  async transferOf(gameId: number, caller: SessionOwner): Promise<GameTransfer> {
    await this.find(gameId, caller);
    const offer = await this.repository.transferOf(gameId);
    if (!offer) return { to: null, offered_at: null };
    const { id, username, offeredAt } = offer;
    return { to: { id, username }, offered_at: isoTime(offeredAt) };
  }

  /** Replaces an earlier offer. */
  async offer(gameId: number, username: string, caller: SessionOwner): Promise<void> {
    await this.limits.consume('invite', caller.userId);
    const receiver = await this.named(username);
    await this.em.fork().transactional(async (em) => {
      const game = await this.lockOwn(em, gameId, caller);
      if (game.createdBy.id === receiver.id) throw validationFailed({ username: ['This player is the creator'] });
      this.assertRoom(await this.repository.ofGame(gameId, em), receiver.id);
      if (!(await this.repository.offer(em, gameId, receiver.id))) throw notFound('This player');
      await this.notices.withdraw(em, offerOf(gameId));
      const notice = { userId: receiver.id, occasion: offerOf(gameId), actorId: caller.userId, gameId, details: {} };
      await this.notices.create(em, [{ kind: 'transfer', ...notice }]);
    });
  }

  /** Makes the player the creator, and the former one a co-maker. */
  async acceptOffer(gameId: number, { userId }: SessionOwner): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      await this.games.lock(em, gameId);
      if (!(await this.repository.withdraw(em, gameId, userId))) throw notFound('This offer');
      this.assertRoom(await this.repository.ofGame(gameId, em), userId);
      await this.repository.give(em, gameId, userId);
      await this.notices.withdraw(em, offerOf(gameId));
      await this.notices.withdraw(em, invitationOf(gameId, userId));
      this.changed(em, gameId);
    });
  }

  /** The creator takes an offer back, or the receiver declines it. */
  async endOffer(gameId: number, caller: SessionOwner): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      if (!(await this.repository.withdraw(em, gameId, caller.userId))) {
        await this.lockOwn(em, gameId, caller);
        if (!(await this.repository.withdraw(em, gameId))) throw notFound('This offer');
      }
      await this.notices.withdraw(em, offerOf(gameId));
    });
  }

  /** Within the transaction that deletes the account. */
  async forgetAccount(em: EntityManager, userId: string): Promise<void> {
    for (const gameId of await this.repository.deleteOfAccount(em, userId)) this.changed(em, gameId);
  }

  private async named(username: string): Promise<{ id: string }> {
    const user = await this.users.named(username);
    if (!user) throw notFound('This player');
    return user;
  }

  /** The player counts as one of the co-makers, or takes the place of one: the creator becomes a co-maker of a new one. */
  private assertRoom(makers: MakerRow[], userId: string): void {
    if (makers.filter(({ id }) => id !== userId).length < CO_MAKERS_MAX) return;
    throw conflict({ username: [`A game has at most ${CO_MAKERS_MAX} co-makers: remove one first`] });
  }

  private async find(gameId: number, caller: SessionOwner): Promise<Game> {
    const game = await this.games.findVisible(gameId, caller);
    if (!game) throw notFound('This game');
    if (!mayChange(game, caller)) throw forbidden('Only the makers of a game see who makes it.');
    return game;
  }

  private async lockOwn(em: EntityManager, gameId: number, caller: SessionOwner): Promise<Game> {
    const game = await this.games.lockVisible(em, gameId, caller);
    if (!game) throw notFound('This game');
    if (!mayGiveAway(game, caller)) throw forbidden('Only the creator of a game decides who makes it.');
    return game;
  }

  /** Every node reads the makers again. */
  private changed(em: EntityManager, gameId: number): void {
    afterCommit(em, () => this.invalidations.publish(GAME_CHANGED, gameId));
  }
}
