import { Injectable } from '@nestjs/common';
import { notFound } from '../../../core/errors/app-error.js';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import type { Reader } from '../directory/game.policy.js';
import { GameDirectory } from '../directory/game-directory.service.js';
import { GameListsRepository } from './game-lists.repository.js';
import { GameReaderRepository, type GameRow } from './game-reader.repository.js';

/** Single games; 404 for those that the caller may not see. */
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

  async get(id: number, reader: Reader | undefined): Promise<GameRow> {
    const game = (await this.reader.find(id, reader)) ?? (await this.findTested(id, reader));
    if (!game) throw notFound('This game');
    return game;
  }

  /** A draft, if the reader has opened its link; otherwise undefined. */
  private async findTested(id: number, reader: Reader = {}): Promise<GameRow | undefined> {
    return (await this.directory.isTester(id, reader)) ? this.reader.findDraft(id) : undefined;
  }

  async similar(id: number, reader: Reader | undefined): Promise<GameRow[]> {
    return this.reader.byIds(await this.lists.similarTo(await this.get(id, reader)));
  }
}
