import { Injectable } from '@nestjs/common';
import { EndedSessions } from '../tokens/ended-sessions.service.js';
import { deviceInvalid } from './connected-games.errors.js';
import { ConnectedGamesRepository, type ConnectedGameRow } from './connected-games.repository.js';

/** The connected games of users, from the confirmation of a code to their end. */
@Injectable()
export class ConnectedGames {
  constructor(
    private readonly repository: ConnectedGamesRepository,
    private readonly ended: EndedSessions,
  ) {}

  /** Throws `token_invalid` if the connection of this device secret has ended. */
  async find(secret: string): Promise<ConnectedGameRow> {
    const found = await this.repository.find(secret);
    if (!found) throw deviceInvalid();
    return found;
  }

  /** Ends the connection and its sessions, on every node. Returns false if the user has no such connection. */
  async end(id: string, userId: string): Promise<boolean> {
    const isEnded = await this.repository.end(id, userId);
    if (isEnded) await this.ended.publishMany();
    return isEnded;
  }
}
