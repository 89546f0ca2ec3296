import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { AccountsPersonalData } from './accounts.personal-data.js';
import { OwnUsersRepository } from './own-users.repository.js';
import { PasswordProofService } from './password-proof.service.js';
import { PasswordsService } from './passwords.service.js';
import { PlayerFinderRepository } from './player-finder.repository.js';
import { PublicUsersRepository } from './public-users.repository.js';
import { TakenNamesService } from './taken-names.service.js';

/** Users, names that are taken, passwords. */
@Module({
  imports: [PersonalDataModule],
  providers: [
    OwnUsersRepository,
    PublicUsersRepository,
    PlayerFinderRepository,
    TakenNamesService,
    PasswordsService,
    PasswordProofService,
    AccountsPersonalData,
  ],
  exports: [
    OwnUsersRepository,
    PublicUsersRepository,
    PlayerFinderRepository,
    TakenNamesService,
    PasswordsService,
    PasswordProofService,
  ],
})
export class AccountsModule {}
