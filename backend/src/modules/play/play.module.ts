import { Module } from '@nestjs/common';
import { ConnectedGamesPersonalData } from './connected-games/connected-games.personal-data.js';
import { ConnectedGamesRepository } from './connected-games/connected-games.repository.js';
import { ConnectedGames } from './connected-games/connected-games.service.js';
import { ForgetConnectedGamesJob } from './connected-games/forget-connected-games.job.js';
import { ConnectSecrets } from './connects/connect-secrets.service.js';
import { ConnectsController } from './connects/connects.controller.js';
import { ConnectsPersonalData } from './connects/connects.personal-data.js';
import { ConnectsRepository } from './connects/connects.repository.js';
import { Connects } from './connects/connects.service.js';
import { ForgetConnectsJob } from './connects/forget-connects.job.js';
import { DailiesRepository } from './daily/dailies.repository.js';
import { Dailies } from './daily/dailies.service.js';
import { DailyRunsPersonalData } from './daily/daily-runs.personal-data.js';
import { DailyRuns } from './daily/daily-runs.service.js';
import { DailyController } from './daily/daily.controller.js';
import { ForgetGuestsJob } from './guests/forget-guests.job.js';
import { GuestScoresController } from './guests/guest-scores.controller.js';
import { GuestsRepository } from './guests/guests.repository.js';
import { Guests } from './guests/guests.service.js';
import { GuestLaunchesController } from './launches/guest-launches.controller.js';
import { LaunchTickets } from './launches/launch-tickets.service.js';
import { LaunchesController } from './launches/launches.controller.js';
import { Launches } from './launches/launches.service.js';
import { LiveRunsGateway } from './live-runs/live-runs.gateway.js';
import { LiveRunsRepository } from './live-runs/live-runs.repository.js';
import { LiveRuns } from './live-runs/live-runs.service.js';
import { LiveRunsStore } from './live-runs/live-runs.store.js';
import { LiveRunsTopicDefinition } from './live-runs/live-runs.topic.js';
import { RunTopicDefinition } from './live-runs/run.topic.js';
import { RacesController } from './races/races.controller.js';
import { RacesPersonalData } from './races/races.personal-data.js';
import { RacesRepository } from './races/races.repository.js';
import { Races } from './races/races.service.js';
import { ForgetRecordingsJob } from './recordings/forget-recordings.job.js';
import { RecordingsController } from './recordings/recordings.controller.js';
import { RecordingsPersonalData } from './recordings/recordings.personal-data.js';
import { RecordingsRepository } from './recordings/recordings.repository.js';
import { Recordings } from './recordings/recordings.service.js';
import { ScoreProofs } from './proofs/score-proofs.service.js';
import { ForgetRoundsJob } from './rounds/forget-rounds.job.js';
import { RoundsController } from './rounds/rounds.controller.js';
import { RoundsRepository } from './rounds/rounds.repository.js';
import { Rounds } from './rounds/rounds.service.js';
import { PlayBudget } from './scores/play-budget.service.js';
import { PlayScores } from './scores/play-scores.service.js';
import { EndSilentPlaysJob } from './sessions/end-silent-plays.job.js';
import { ForgetPlaysJob } from './sessions/forget-plays.job.js';
import { OwnPlaysController } from './sessions/own-plays.controller.js';
import { PlaySessionsPersonalData } from './sessions/play-sessions.personal-data.js';
import { PlaySessionsRepository } from './sessions/play-sessions.repository.js';
import { PlaySessions } from './sessions/play-sessions.service.js';
import { PlayController } from './sessions/play.controller.js';
import { EndedSessions } from './tokens/ended-sessions.service.js';
import { PlayTokens } from './tokens/play-tokens.service.js';
import { AuthModule } from '../auth/auth.module.js';
import { GamesModule } from '../games/games.module.js';
import { ScoresModule } from '../scores/scores.module.js';

const PROVIDERS = [
  // Play tokens, verified without a query.
  PlayTokens,
  EndedSessions,
  // Players without an account, and their scores.
  Guests,
  GuestsRepository,
  ForgetGuestsJob,
  // Launches of games, and the tickets that start a play session.
  Launches,
  LaunchTickets,
  // Games outside browsers that players have connected by code.
  ConnectedGames,
  ConnectedGamesRepository,
  ConnectedGamesPersonalData,
  ForgetConnectedGamesJob,
  // Play sessions, from the exchange of a ticket to their end.
  PlaySessions,
  PlaySessionsRepository,
  EndSilentPlaysJob,
  ForgetPlaysJob,
  PlaySessionsPersonalData,
  // Rounds: their starts and seeds.
  Rounds,
  RoundsRepository,
  ForgetRoundsJob,
  // The daily: its rounds and runs.
  Dailies,
  DailiesRepository,
  DailyRuns,
  DailyRunsPersonalData,
  // Replays the input logs of scores.
  ScoreProofs,
  // Runs that were replayed, to be shown again.
  Recordings,
  RecordingsRepository,
  RecordingsPersonalData,
  ForgetRecordingsJob,
  // Runs that others watch while they are played.
  LiveRuns,
  LiveRunsStore,
  LiveRunsRepository,
  LiveRunsGateway,
  RunTopicDefinition,
  LiveRunsTopicDefinition,
  // Races against recorded runs.
  Races,
  RacesRepository,
  RacesPersonalData,
  // Scores with play tokens.
  PlayScores,
  PlayBudget,
  // Codes that connect games outside the site with an account.
  Connects,
  ConnectsRepository,
  ConnectSecrets,
  ConnectsPersonalData,
  ForgetConnectsJob,
];

/** Play: launches, sessions, guests, codes, rounds, the daily, proofs, recordings, races, live runs, scores by play token. */
@Module({
  imports: [AuthModule, GamesModule, ScoresModule],
  controllers: [
    GuestScoresController,
    LaunchesController,
    GuestLaunchesController,
    PlayController,
    OwnPlaysController,
    RoundsController,
    DailyController,
    RecordingsController,
    RacesController,
    ConnectsController,
  ],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class PlayModule {}
