import { Module } from '@nestjs/common';
import { EndedSessionsRepository } from './ended-sessions.repository.js';
import { EndedSessions } from './ended-sessions.service.js';
import { NewNames } from './new-names.listener.js';
import { PlayTokens } from './play-tokens.service.js';

/** Play tokens, verified without a query. */
@Module({
  providers: [PlayTokens, EndedSessions, EndedSessionsRepository, NewNames],
  exports: [PlayTokens, EndedSessions],
})
export class PlayTokensModule {}
