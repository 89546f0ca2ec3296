import { Injectable } from '@nestjs/common';
import { MOST_FOLLOWED, type FollowedPlayer } from '@gamegeek/contracts/follows/follows.schemas.js';
import { AppError, forbidden, notFound } from '../../../core/errors/app-error.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { PublicUsersRepository } from '../../auth/accounts/public-users.repository.js';
import { UserBlocksRepository } from './user-blocks.repository.js';

/** Players block others. Only the player sees whom. */
@Injectable()
export class UserBlocks {
  constructor(
    private readonly blocks: UserBlocksRepository,
    private readonly users: PublicUsersRepository,
  ) {}

  async block(userId: string, username: string): Promise<void> {
    const blocked = await this.find(username);
    if (blocked === userId) throw forbidden('You cannot block yourself.');
    if (await this.blocks.hasBlocked(userId, blocked)) return;
    if ((await this.blocks.count(userId)) >= MOST_FOLLOWED) throw tooMany();
    await this.blocks.block(userId, blocked);
  }

  async unblock(userId: string, username: string): Promise<void> {
    await this.blocks.unblock(userId, await this.find(username));
  }

  async list(userId: string, slice: Slice): Promise<[players: FollowedPlayer[], total: number]> {
    return Promise.all([this.blocks.blockedBy(userId, slice), this.blocks.count(userId)]);
  }

  private async find(username: string): Promise<string> {
    const user = await this.users.named(username);
    if (!user) throw notFound('This player');
    return user.id;
  }
}

const tooMany = () =>
  new AppError(
    'quota_exceeded',
    `You have blocked ${MOST_FOLLOWED} players, which is the most. Unblock somebody first.`,
  );
