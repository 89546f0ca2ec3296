import { Injectable } from '@nestjs/common';
import { notFound } from '../../../core/errors/app-error.js';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import { GameDirectory } from '../directory/game-directory.service.js';
import { GameListsRepository } from './game-lists.repository.js';
import { GameReaderRepository, type GameRow } from './game-reader.repository.js';

/** Single games; 404 for those that are hidden from the caller. */
@Injectable()
export class GamesService {
  constructor(
    private readonly reader: GameReaderRepository,
    private readonly lists: GameListsRepository,
    private readonly directory: GameDirectory,
  ) {}

  /** For requests that need only the check. */
  async assertVisible(id: number, caller: Caller | undefined): Promise<void> {
    if (!(await this.directory.isPlayable(id))) await this.get(id, caller);
  }

  async get(id: number, caller: Caller | undefined): Promise<GameRow> {
    const game = await this.reader.find(id, caller);
    if (!game) throw notFound('This game');
    return game;
  }

  async similar(id: number, caller: Caller | undefined): Promise<GameRow[]> {
    return this.reader.byIds(await this.lists.similarTo(await this.get(id, caller)));
  }
}
