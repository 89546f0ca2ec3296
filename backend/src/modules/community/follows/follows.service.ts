import { Injectable } from '@nestjs/common';
import { MOST_FOLLOWED, type FollowedPlayer, type FollowState } from '@gamegeek/contracts/follows/follows.schemas.js';
import { AppError, forbidden, notFound } from '../../../core/errors/app-error.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { PublicUsersRepository } from '../../auth/accounts/public-users.repository.js';
import { FollowsRepository } from './follows.repository.js';
import { UserBlocksRepository } from './user-blocks.repository.js';

/** Players follow others. Only the player sees whom. */
@Injectable()
export class FollowsService {
  constructor(
    private readonly follows: FollowsRepository,
    private readonly users: PublicUsersRepository,
    private readonly blocks: UserBlocksRepository,
  ) {}

  async follow(userId: string, username: string): Promise<void> {
    const followed = await this.find(username);
    if (followed === userId) throw forbidden('You cannot follow yourself.');
    if (await this.blocks.hasBlocked(userId, followed))
      throw forbidden('You have blocked this player. Unblock them first.');
    if (await this.blocks.hasBlocked(followed, userId)) throw forbidden('You cannot follow this player.');
    if (await this.follows.isFollowing(userId, followed)) return;
    if ((await this.follows.countFollowedBy(userId)) >= MOST_FOLLOWED) throw tooMany();
    await this.follows.follow(userId, followed);
  }

  async unfollow(userId: string, username: string): Promise<void> {
    await this.follows.unfollow(userId, await this.find(username));
  }

  async state(userId: string, username: string): Promise<FollowState> {
    const other = await this.find(username);
    const [following, blocked] = await Promise.all([
      this.follows.isFollowing(userId, other),
      this.blocks.hasBlocked(userId, other),
    ]);
    return { following, blocked };
  }

  async list(userId: string, slice: Slice): Promise<[players: FollowedPlayer[], total: number]> {
    return Promise.all([this.follows.followedBy(userId, slice), this.follows.countFollowedBy(userId)]);
  }

  private async find(username: string): Promise<string> {
    const user = await this.users.named(username);
    if (!user) throw notFound('This player');
    return user.id;
  }
}

const tooMany = () =>
  new AppError('quota_exceeded', `You follow ${MOST_FOLLOWED} players, which is the most. Unfollow somebody first.`);
