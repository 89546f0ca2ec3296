// The public interface of accounts; other code imports nothing else from this folder.
export { AccountsModule } from './accounts.module.js';
export {
  createAccount,
  findAccount,
  findUser,
  forgetHeldNames,
  forgetPreviousEmails,
  holdEmail,
  lockAccount,
  releaseEmail,
  usernamesOf,
} from './accounts.sql.js';
export { OwnUsersRepository } from './own-users.repository.js';
export { PasswordProofService } from './password-proof.service.js';
export { PasswordsService } from './passwords.service.js';
export { PlayerFinderRepository } from './player-finder.repository.js';
export { PublicUsersRepository } from './public-users.repository.js';
export { TakenNamesService } from './taken-names.service.js';
export { User } from './user.entity.js';
