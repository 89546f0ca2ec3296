import { Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import type { ListGamesDto } from '@gamegeek/contracts/games/list-games.dto.js';
import { notFound } from '../../../core/errors/app-error.js';
import type { Slice } from '../../../core/http/paging.js';
import type { SessionOwner } from '../../auth/index.js';
import { Game } from '../game.entity.js';
import { listedFor, visibleTo } from '../game.policy.js';
import { SHOWN, type ShownGame } from '../game.presenter.js';
import { GameLists } from './game-lists.js';

const NEWEST_FIRST = { createdAt: 'desc', id: 'desc' } as const;

/** Games as they are shown, to whoever may see them. */
@Injectable()
export class GamesService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: GameLists,
  ) {}

  async list(query: ListGamesDto, caller: SessionOwner | undefined, slice: Slice): Promise<[ShownGame[], number]> {
    const { ids, total } = await this.lists.find(query, caller, slice);
    return [await this.inOrder(ids), total];
  }

  async ofVersion(versionId: number, caller: SessionOwner | undefined): Promise<ShownGame[]> {
    const where: FilterQuery<Game> = { $and: [{ modelVersion: versionId }, listedFor(caller)] };
    return this.em.find(Game, where, { populate: SHOWN, orderBy: NEWEST_FIRST });
  }

  /** What a user has made, hidden games too. */
  async madeBy({ userId }: SessionOwner): Promise<ShownGame[]> {
    return this.em.find(Game, { createdBy: userId }, { populate: SHOWN, orderBy: NEWEST_FIRST });
  }

  async get(id: number, caller: SessionOwner | undefined): Promise<ShownGame> {
    const where: FilterQuery<Game> = { $and: [{ id }, visibleTo(caller)] };
    const game = await this.em.findOne(Game, where, { populate: SHOWN });
    if (!game) throw notFound('This game');
    return game;
  }

  async similar(id: number, caller: SessionOwner | undefined): Promise<ShownGame[]> {
    const { id: known } = await this.get(id, caller);
    return this.inOrder(await this.lists.similarTo(known));
  }

  async featured(count: number): Promise<ShownGame[]> {
    return this.inOrder(await this.lists.featured(count));
  }

  async trending(count: number): Promise<ShownGame[]> {
    return this.inOrder(await this.lists.trending(count));
  }

  /** These games, in this order; one that has gone meanwhile is left out. */
  async inOrder(ids: number[]): Promise<ShownGame[]> {
    if (ids.length === 0) return [];
    const games = await this.em.find(Game, { id: ids }, { populate: SHOWN });
    const byId = new Map(games.map((game) => [game.id, game]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
