import { Injectable } from '@nestjs/common';
import type { ListGamesDto } from '@gamegeek/contracts/games/list-games.dto.js';
import { notFound } from '../../../core/errors/app-error.js';
import type { Slice } from '../../../core/http/paging.js';
import type { SessionOwner } from '../../auth/index.js';
import { visibleTo } from '../directory/index.js';
import { GameListsRepository } from './game-lists.repository.js';
import { GameReaderRepository, type GameRow } from './game-reader.repository.js';

const NEWEST_FIRST = 'g.created_at DESC, g.id DESC';

/** Games as they are shown, to whoever may see them. */
@Injectable()
export class GamesService {
  constructor(
    private readonly reader: GameReaderRepository,
    private readonly lists: GameListsRepository,
  ) {}

  list(query: ListGamesDto, caller: SessionOwner | undefined, slice: Slice): Promise<[GameRow[], number]> {
    return this.lists.find(query, caller, slice);
  }

  ofVersion(versionId: number, caller: SessionOwner | undefined, slice: Slice): Promise<[GameRow[], number]> {
    return this.lists.ofVersion(versionId, caller, slice);
  }

  /** What a user has listed, hidden games too. */
  async madeBy(userId: string): Promise<GameRow[]> {
    return this.reader.select({ where: 'g.created_by = ?', values: [userId], order: NEWEST_FIRST });
  }

  /** What anyone can see of that, at most so many. */
  async shownBy(userId: string, limit: number): Promise<GameRow[]> {
    return this.reader.select({ where: 'g.created_by = ? AND g.active', values: [userId], order: NEWEST_FIRST, limit });
  }

  async get(id: number, caller: SessionOwner | undefined): Promise<GameRow> {
    const { where, values } = visibleTo(caller);
    const [game] = await this.reader.select({ where: `g.id = ? AND ${where}`, values: [id, ...values], order: 'g.id' });
    if (!game) throw notFound('This game');
    return game;
  }

  async similar(id: number, caller: SessionOwner | undefined): Promise<GameRow[]> {
    return this.reader.byIds(await this.lists.similarTo(await this.get(id, caller)));
  }

  featured(count: number): Promise<GameRow[]> {
    return this.lists.featured(count);
  }

  trending(slice: Slice): Promise<GameRow[]> {
    return this.lists.trending(slice);
  }

  countTrending(): Promise<number> {
    return this.lists.countTrending();
  }
}
