import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { ScoresModule } from '../scores/index.js';
import { ConnectSecrets } from './connects/connect-secrets.js';
import { ConnectsPersonalData } from './connects/connects-personal-data.js';
import { ConnectsController } from './connects/connects.controller.js';
import { ConnectsRepository } from './connects/connects.repository.js';
import { Connects } from './connects/connects.service.js';
import { ForgetConnectsJob } from './connects/forget-connects.job.js';
import { ForgetGuestsJob } from './guests/forget-guests.job.js';
import { GuestCookie } from './guests/guest-cookie.js';
import { GuestScoresController } from './guests/guest-scores.controller.js';
import { GuestsController } from './guests/guests.controller.js';
import { GuestsRepository } from './guests/guests.repository.js';
import { Guests } from './guests/guests.service.js';
import { LaunchTickets } from './launches/launch-tickets.js';
import { LaunchesController } from './launches/launches.controller.js';
import { Launches } from './launches/launches.service.js';
import { ScoreProofs } from './proofs/score-proofs.js';
import { RoundsController } from './rounds/rounds.controller.js';
import { Rounds } from './rounds/rounds.service.js';
import { PlayBudget } from './scores/play-budget.js';
import { PlayScores } from './scores/play-scores.js';
import { EndSilentPlaysJob } from './sessions/end-silent-plays.job.js';
import { EndedSessions } from './sessions/ended-sessions.js';
import { ForgetPlaysJob } from './sessions/forget-plays.job.js';
import { OwnPlaysController } from './sessions/own-plays.controller.js';
import { PlaySessionsRepository } from './sessions/play-sessions.repository.js';
import { PlaySessions } from './sessions/play-sessions.service.js';
import { PlayController } from './sessions/play.controller.js';
import { PlaysPersonalData } from './sessions/plays-personal-data.js';
import { NewNames } from './tokens/new-names.js';
import { PlayTokens } from './tokens/play-tokens.js';

@Module({
  imports: [AuthModule, GamesModule, ScoresModule],
  controllers: [
    LaunchesController,
    PlayController,
    RoundsController,
    OwnPlaysController,
    GuestScoresController,
    GuestsController,
    ConnectsController,
  ],
  providers: [
    // tokens
    NewNames,
    PlayTokens,
    // sessions
    EndedSessions,
    EndSilentPlaysJob,
    ForgetPlaysJob,
    PlaySessions,
    PlaySessionsRepository,
    PlaysPersonalData,
    // guests
    ForgetGuestsJob,
    GuestCookie,
    Guests,
    GuestsRepository,
    // launches
    Launches,
    LaunchTickets,
    // connect codes
    Connects,
    ConnectSecrets,
    ConnectsPersonalData,
    ConnectsRepository,
    ForgetConnectsJob,
    // scores by play token
    Rounds,
    ScoreProofs,
    PlayBudget,
    PlayScores,
  ],
})
export class PlayModule {}
