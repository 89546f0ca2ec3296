import { Module } from '@nestjs/common';
import { EndedSessions } from './ended-sessions.service.js';
import { NewNames } from './new-names.listener.js';
import { PlayTokens } from './play-tokens.service.js';

/** Play tokens, verified without a query. */
@Module({
  providers: [PlayTokens, EndedSessions, NewNames],
  exports: [PlayTokens, EndedSessions],
})
export class PlayTokensModule {}
