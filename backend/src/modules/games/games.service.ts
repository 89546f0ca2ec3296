import { Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { notFound } from '../../core/errors/app-error.js';
import type { Slice } from '../../core/http/paging.js';
import type { SessionOwner } from '../auth/index.js';
import { Game } from './game.entity.js';
import { listedFor, visibleTo } from './game.policy.js';
import type { ShownGame } from './game.presenter.js';

const SHOWN = ['modelVersion.model'] as const;
const NEWEST_FIRST = { createdAt: 'desc', id: 'desc' } as const;

@Injectable()
export class GamesService {
  constructor(private readonly em: EntityManager) {}

  async list(caller: SessionOwner | undefined, slice: Slice): Promise<[ShownGame[], number]> {
    return this.em.findAndCount(Game, listedFor(caller), { ...slice, populate: SHOWN, orderBy: NEWEST_FIRST });
  }

  async ofVersion(versionId: number, caller: SessionOwner | undefined): Promise<ShownGame[]> {
    const where: FilterQuery<Game> = { $and: [{ modelVersion: versionId }, listedFor(caller)] };
    return this.em.find(Game, where, { populate: SHOWN, orderBy: NEWEST_FIRST });
  }

  async get(id: number, caller: SessionOwner | undefined): Promise<ShownGame> {
    const where: FilterQuery<Game> = { $and: [{ id }, visibleTo(caller)] };
    const game = await this.em.findOne(Game, where, { populate: SHOWN });
    if (!game) throw notFound('This game');
    return game;
  }
}
