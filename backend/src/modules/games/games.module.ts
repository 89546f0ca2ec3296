import { Module } from '@nestjs/common';
import { AuthoringController } from './authoring/authoring.controller.js';
import { AuthoringPersonalData } from './authoring/authoring.personal-data.js';
import { AuthoringService } from './authoring/authoring.service.js';
import { GameModeration } from './authoring/game-moderation.service.js';
import { OwnGamesController } from './authoring/own-games.controller.js';
import { BuildFiles } from './builds/build-files.service.js';
import { BuildPages } from './builds/build-pages.service.js';
import { BuildsController } from './builds/builds.controller.js';
import { BuildsRepository } from './builds/builds.repository.js';
import { BuildsService } from './builds/builds.service.js';
import { DeleteUnusedFilesJob } from './builds/delete-unused-files.job.js';
import { BuildStore } from './builds/store/build-store.service.js';
import { GameBlocksController } from './blocks/game-blocks.controller.js';
import { GameBlocksRepository } from './blocks/game-blocks.repository.js';
import { CallLogRepository } from './calls/call-log.repository.js';
import { CallLog } from './calls/call-log.service.js';
import { ForgetRefusalsJob } from './calls/forget-refusals.job.js';
import { DraftLinks } from './drafts/draft-links.service.js';
import { DraftLinksController } from './drafts/draft-links.controller.js';
import { GameBlocks } from './blocks/game-blocks.service.js';
import { BestMatchesRepository } from './browsing/best-matches.repository.js';
import { GameCountsRepository } from './browsing/game-counts.repository.js';
import { GameFinder } from './browsing/game-finder.repository.js';
import { GameListsRepository } from './browsing/game-lists.repository.js';
import { GamePageService } from './browsing/game-page.service.js';
import { GameReaderRepository } from './browsing/game-reader.repository.js';
import { GameSearchRepository } from './browsing/game-search.repository.js';
import { GamesController } from './browsing/games.controller.js';
import { GamesService } from './browsing/games.service.js';
import { VersionGamesController } from './browsing/version-games.controller.js';
import { DraftSecrets } from './directory/draft-secrets.service.js';
import { Readers } from './directory/readers.service.js';
import { BoardDirectory } from './directory/board-directory.service.js';
import { GameDirectory } from './directory/game-directory.service.js';
import { GamesRepository } from './directory/games.repository.js';
import { LaunchPlacesRepository } from './launch-promotion/launch-places.repository.js';
import { LaunchPromotionController } from './launch-promotion/launch-promotion.controller.js';
import { LaunchPromotionPersonalData } from './launch-promotion/launch-promotion.personal-data.js';
import { LaunchPromotionTopicDefinition } from './launch-promotion/launch-promotion.topic.js';
import { ForgetPicturesJob } from './pictures/forget-pictures.job.js';
import { PictureEncoder } from './pictures/picture-encoder.service.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PicturesRepository } from './pictures/pictures.repository.js';
import { PicturesService } from './pictures/pictures.service.js';
import { AuthModule } from '../auth/auth.module.js';
import { ModelsModule } from '../models/models.module.js';

const PROVIDERS = [
  // Which games accept scores and by which rules, and who may see and change them.
  GameDirectory,
  BoardDirectory,
  GamesRepository,
  DraftSecrets,
  Readers,
  // Lists, search and pages of games.
  GamesService,
  GameReaderRepository,
  GameListsRepository,
  GameCountsRepository,
  GameSearchRepository,
  BestMatchesRepository,
  GameFinder,
  GamePageService,
  // The launch promotion for the first fifty developers.
  LaunchPlacesRepository,
  LaunchPromotionTopicDefinition,
  LaunchPromotionPersonalData,
  // Listing, changing and hiding games.
  AuthoringService,
  GameModeration,
  AuthoringPersonalData,
  // Uploaded builds.
  BuildsService,
  BuildsRepository,
  BuildFiles,
  BuildPages,
  BuildStore,
  DeleteUnusedFilesJob,
  // Links that show drafts to testers.
  DraftLinks,
  // Pictures by upload.
  PicturesService,
  PicturesRepository,
  PictureEncoder,
  ForgetPicturesJob,
  // The last requests of each game, for its makers.
  CallLog,
  CallLogRepository,
  ForgetRefusalsJob,
  // Players who are blocked from a game by its makers.
  GameBlocks,
  GameBlocksRepository,
];

/** Games: lists, pages, authoring, pictures, rules for scores, blocked players. */
@Module({
  imports: [AuthModule, ModelsModule],
  controllers: [
    GamesController,
    VersionGamesController,
    LaunchPromotionController,
    AuthoringController,
    OwnGamesController,
    GameBlocksController,
    BuildsController,
    DraftLinksController,
    PicturesController,
  ],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class GamesModule {}
