import { fileURLToPath } from 'node:url';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { AiModel } from '../modules/models/browsing/ai-model.entity.js';
import { ModelVersion } from '../modules/models/browsing/model-version.entity.js';
import { Game } from '../modules/games/directory/game.entity.js';
import { GameBlock } from '../modules/games/directory/game-block.entity.js';
import { GamePictureFile } from '../modules/games/pictures/game-picture-file.entity.js';
import { GamePicture } from '../modules/games/pictures/game-picture.entity.js';
import { LaunchPlace } from '../modules/games/launch-promotion/launch-place.entity.js';
import { AgentToken } from '../modules/auth/agent-tokens/agent-token.entity.js';
import { ApiKey } from '../modules/auth/api-keys/api-key.entity.js';
import { EmailToken } from '../modules/auth/account-emails/email-token.entity.js';
import { PreviousEmail } from '../modules/auth/accounts/previous-email.entity.js';
import { PreferencesRow } from '../modules/auth/preferences/preferences.entity.js';
import { Login } from '../modules/auth/sessions/login.entity.js';
import { Achievement } from '../modules/community/achievements/achievement.entity.js';
import { CommentRow } from '../modules/community/comments/comment.entity.js';
import { Rating } from '../modules/community/ratings/rating.entity.js';
import { NewsletterSubscription } from '../modules/community/newsletter/newsletter-subscription.entity.js';
import { Session } from '../modules/auth/sessions/session.entity.js';
import { RecoveryCode } from '../modules/auth/two-factor/recovery-code.entity.js';
import { User } from '../modules/auth/accounts/user.entity.js';
import { Mail } from '../core/mail/mail.entity.js';
import { ConnectedGame } from '../modules/play/connected-games/connected-game.entity.js';
import { ConnectCode } from '../modules/play/connects/connect-code.entity.js';
import { Guest } from '../modules/play/guests/guest.entity.js';
import { PlaySession } from '../modules/play/sessions/play-session.entity.js';
import { CONNECTION_OPTIONS } from './connection-options.js';
import { readSettings } from './settings.js';

/** Migrations in the order of their names. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

export const ENTITIES = [
  User,
  PreferencesRow,
  Achievement,
  Session,
  Login,
  RecoveryCode,
  ApiKey,
  AgentToken,
  AiModel,
  ModelVersion,
  Game,
  LaunchPlace,
  GameBlock,
  GamePicture,
  GamePictureFile,
  PlaySession,
  Guest,
  ConnectCode,
  ConnectedGame,
  Mail,
  EmailToken,
  PreviousEmail,
  NewsletterSubscription,
  CommentRow,
  Rating,
];

export function ormOptions(databaseUrl: string): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities: ENTITIES,
    extensions: [Migrator],
    forceUtcTimezone: true,
    pool: { min: 0, max: 10 },
    driverOptions: CONNECTION_OPTIONS,
    migrations: {
      path: MIGRATIONS_FOLDER,
      pathTs: MIGRATIONS_FOLDER,
      glob: '!(*.d).{js,ts}',
      emit: 'ts',
      snapshot: false,
      // One transaction per migration: a later failure keeps earlier ones, and indexes can be built concurrently.
      allOrNothing: false,
      // Callers log the names.
      silent: true,
    },
  });
}

/** For the command line (`npm run migration:create`). */
export default () => ormOptions(readSettings().databaseUrl);
