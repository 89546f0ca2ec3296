// The public interface of play tokens; other code imports nothing else from this folder.
export { EndedSessions } from './ended-sessions.service.js';
export { CurrentPlay, AcceptsExpiredToken, PlayTokenGuard } from './play-token.guard.js';
export { PLAY_TOKEN_PREFIX, type PlayToken } from './play-token.js';
export { sessionOver } from './play-tokens.errors.js';
export { PlayTokens } from './play-tokens.service.js';
export { PlayTokensModule } from './tokens.module.js';
