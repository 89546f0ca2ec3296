import { Module } from '@nestjs/common';
import { AchievementsQueue } from './achievements/achievements-queue.service.js';
import { AchievementsController } from './achievements/achievements.controller.js';
import { AchievementsPersonalData } from './achievements/achievements.personal-data.js';
import { AchievementsRepository } from './achievements/achievements.repository.js';
import { AchievementsService } from './achievements/achievements.service.js';
import { CheckWatchedPlayersListener } from './achievements/check-watched-players.listener.js';
import { GameAchievementsController } from './achievements/game-achievements/game-achievements.controller.js';
import { GameAchievementsRepository } from './achievements/game-achievements/game-achievements.repository.js';
import { GameAchievementsService } from './achievements/game-achievements/game-achievements.service.js';
import { ReconcileGameAchievementsJob } from './achievements/game-achievements/reconcile-game-achievements.job.js';
import { CheckAchievementsJob } from './achievements/jobs/check-achievements.job.js';
import { SweepAchievementsJob } from './achievements/jobs/sweep-achievements.job.js';
import { ActivePlayerCountsRepository } from './activity/active-player-counts.repository.js';
import { ActivePlayersController } from './activity/active-players.controller.js';
import { ActivePlayersPersonalData } from './activity/active-players.personal-data.js';
import { ActivePlayersRepository } from './activity/active-players.repository.js';
import { ActivePlayersTopicDefinition } from './activity/active-players.topic.js';
import { ActivityPublisher } from './activity/activity.publisher.js';
import { GameTopicDefinition } from './activity/game.topic.js';
import { RecountActivePlayersJob } from './activity/jobs/recount-active-players.job.js';
import { RefreshActivePlayersJob } from './activity/jobs/refresh-active-players.job.js';
import { PlayingNowRepository } from './activity/playing-now.repository.js';
import { PlayingNowService } from './activity/playing-now.service.js';
import { ChallengesController } from './challenges/challenges.controller.js';
import { ChallengesPersonalData } from './challenges/challenges.personal-data.js';
import { ChallengesRepository } from './challenges/challenges.repository.js';
import { Challenges } from './challenges/challenges.service.js';
import { ForgetChallengesJob } from './challenges/forget-challenges.job.js';
import { CommentModeration } from './comments/comment-moderation.service.js';
import { CommentNotices } from './comments/comment-notices.service.js';
import { CommentReadRepository } from './comments/comment-read.repository.js';
import { CommentWriteRepository } from './comments/comment-write.repository.js';
import { CommentsOutboxHandler } from './comments/comments-outbox.handler.js';
import { CommentsController } from './comments/comments.controller.js';
import { CommentsPersonalData } from './comments/comments.personal-data.js';
import { CommentsService } from './comments/comments.service.js';
import { CommentsTopicDefinition } from './comments/comments.topic.js';
import { DigestsRepository } from './inbox/digest/digests.repository.js';
import { DigestsService } from './inbox/digest/digests.service.js';
import { SendDigestsJob } from './inbox/digest/send-digests.job.js';
import { EmailNoticesJob } from './inbox/emails/email-notices.job.js';
import { NoticeEmailsRepository } from './inbox/emails/notice-emails.repository.js';
import { NoticeEmailsService } from './inbox/emails/notice-emails.service.js';
import { FollowedRecordsRepository } from './inbox/followed-records/followed-records.repository.js';
import { NotifyFollowedRecordsJob } from './inbox/followed-records/notify-followed-records.job.js';
import { ForgetNoticesJob } from './inbox/forget-notices.job.js';
import { InboxRefresher } from './inbox/inbox-refresher.service.js';
import { InboxController } from './inbox/inbox.controller.js';
import { InboxPersonalData } from './inbox/inbox.personal-data.js';
import { InboxRepository } from './inbox/inbox.repository.js';
import { InboxService } from './inbox/inbox.service.js';
import { InvitesController } from './inbox/invites/invites.controller.js';
import { InvitesService } from './inbox/invites/invites.service.js';
import { KeyScoresRepository } from './inbox/key-scores/key-scores.repository.js';
import { NotifyKeyScoresJob } from './inbox/key-scores/notify-key-scores.job.js';
import { NoticesService } from './inbox/notices.service.js';
import { NotifyOvertakenJob } from './inbox/overtaken/notify-overtaken.job.js';
import { OvertakenRepository } from './inbox/overtaken/overtaken.repository.js';
import { OvertakenService } from './inbox/overtaken/overtaken.service.js';
import { UnsubscribeController } from './inbox/unsubscribe/unsubscribe.controller.js';
import { UnsubscribeRepository } from './inbox/unsubscribe/unsubscribe.repository.js';
import { UnsubscribeService } from './inbox/unsubscribe/unsubscribe.service.js';
import { DailyRemindersRepository } from './inbox/daily-reminders/daily-reminders.repository.js';
import { RemindDailyJob } from './inbox/daily-reminders/remind-daily.job.js';
import { NotifyWeeklyWinnersJob } from './inbox/weekly-winners/notify-weekly-winners.job.js';
import { WeeklyWinnersRepository } from './inbox/weekly-winners/weekly-winners.repository.js';
import { FollowsController } from './follows/follows.controller.js';
import { FollowsPersonalData } from './follows/follows.personal-data.js';
import { FollowsRepository } from './follows/follows.repository.js';
import { FollowsService } from './follows/follows.service.js';
import { UserBlocksController } from './follows/user-blocks.controller.js';
import { UserBlocksRepository } from './follows/user-blocks.repository.js';
import { UserBlocks } from './follows/user-blocks.service.js';
import { HomeController } from './home/home.controller.js';
import { HomeRepository } from './home/home.repository.js';
import { DeleteGamesJob } from './game-deletion/delete-games.job.js';
import { GameDeletionRepository } from './game-deletion/game-deletion.repository.js';
import { MakersController } from './makers/makers.controller.js';
import { MakersPersonalData } from './makers/makers.personal-data.js';
import { MakersRepository } from './makers/makers.repository.js';
import { Makers } from './makers/makers.service.js';
import { TransfersController } from './makers/transfers.controller.js';
import { GameScoresController } from './moderation/game-scores/game-scores.controller.js';
import { GameScores } from './moderation/game-scores/game-scores.service.js';
import { HeldNotices } from './moderation/game-scores/held-notices.service.js';
import { HeldScoresController } from './moderation/game-scores/held-scores.controller.js';
import { OutsideScoresController } from './moderation/game-scores/outside-scores.controller.js';
import { OutsideScoresRepository } from './moderation/game-scores/outside-scores.repository.js';
import { OutsideScores } from './moderation/game-scores/outside-scores.service.js';
import { OutsideScoresJob } from './moderation/game-scores/outside-scores.job.js';
import { FlagImplausibleScoresJob } from './moderation/implausible/flag-implausible-scores.job.js';
import { ImplausibleScoresRepository } from './moderation/implausible/implausible-scores.repository.js';
import { ModerationActions } from './moderation/moderation-actions.service.js';
import { ModerationCases } from './moderation/moderation-cases.repository.js';
import { ModerationLogRepository } from './moderation/moderation-log.repository.js';
import { ModerationUsersRepository } from './moderation/moderation-users.repository.js';
import { ModerationController } from './moderation/moderation.controller.js';
import { ModerationPersonalData } from './moderation/moderation.personal-data.js';
import { ReportQueueRepository } from './moderation/report-queue.repository.js';
import { ReportQueue } from './moderation/report-queue.service.js';
import { ReportsController } from './moderation/reports.controller.js';
import { ReportsRepository } from './moderation/reports.repository.js';
import { ReportsService } from './moderation/reports.service.js';
import { CommentReportTarget } from './moderation/targets/comment.report-target.js';
import { GameReportTarget } from './moderation/targets/game.report-target.js';
import { ReportTargets } from './moderation/targets/report-targets.service.js';
import { ScoreReportTarget } from './moderation/targets/score.report-target.js';
import { ForgetUnconfirmedSubscriptionsJob } from './newsletter/forget-unconfirmed-subscriptions.job.js';
import { NewsletterLinksService } from './newsletter/newsletter-links.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterPersonalData } from './newsletter/newsletter.personal-data.js';
import { NewsletterRepository } from './newsletter/newsletter.repository.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { AvatarsController } from './profiles/avatars/avatars.controller.js';
import { AvatarsService } from './profiles/avatars/avatars.service.js';
import { MeTopicDefinition } from './profiles/me.topic.js';
import { OwnProfileController } from './profiles/own-profile.controller.js';
import { PlayerPageService } from './profiles/player-page.service.js';
import { PlayerStatsRepository } from './profiles/player-stats.repository.js';
import { ProfilesService } from './profiles/profiles.service.js';
import { PublicProfileController } from './profiles/public-profile.controller.js';
import { StatsRefresher } from './profiles/stats-refresher.service.js';
import { RatingsController } from './ratings/ratings.controller.js';
import { RatingsPersonalData } from './ratings/ratings.personal-data.js';
import { RatingsRepository } from './ratings/ratings.repository.js';
import { RatingsService } from './ratings/ratings.service.js';
import { SearchController } from './search/search.controller.js';
import { BoardPage } from './social-cards/board-page.service.js';
import { CardPainter } from './social-cards/card-painter.service.js';
import { SocialCardsController } from './social-cards/social-cards.controller.js';
import { SocialCards } from './social-cards/social-cards.service.js';
import { DiscordController } from './studio/discord/discord.controller.js';
import { DiscordPersonalData } from './studio/discord/discord.personal-data.js';
import { DiscordSender } from './studio/discord/discord-sender.service.js';
import { Discord } from './studio/discord/discord.service.js';
import { GameWebhooksRepository } from './studio/discord/game-webhooks.repository.js';
import { ReportToDiscordJob } from './studio/discord/report-to-discord.job.js';
import { OwnStudioController } from './studio/own-studio.controller.js';
import { OwnStudioRepository } from './studio/own-studio.repository.js';
import { StudioTopicDefinition } from './studio/studio.topic.js';
import { TestScoresController } from './studio/test-scores.controller.js';
import { CountWeeksJob } from './traction/count-weeks.job.js';
import { CountGameStatsJob } from './game-stats/count-game-stats.job.js';
import { GamePlayersPersonalData } from './game-stats/game-players.personal-data.js';
import { GameStatsController } from './game-stats/game-stats.controller.js';
import { GameStatsRepository } from './game-stats/game-stats.repository.js';
import { GameStats } from './game-stats/game-stats.service.js';
import { MakerDigestsRepository } from './game-stats/maker-digests.repository.js';
import { MakerDigests } from './game-stats/maker-digests.service.js';
import { SendMakerDigestsJob } from './game-stats/send-maker-digests.job.js';
import { TractionController } from './traction/traction.controller.js';
import { TractionRepository } from './traction/traction.repository.js';
import { TractionService } from './traction/traction.service.js';
import { RefreshTrendingJob } from './trending/refresh-trending.job.js';
import { TrendingRepository } from './trending/trending.repository.js';
import { TrendingTopicDefinition } from './trending/trending.topic.js';
import { AuthModule } from '../auth/auth.module.js';
import { ModelsModule } from '../models/models.module.js';
import { GamesModule } from '../games/games.module.js';
import { PlayModule } from '../play/play.module.js';
import { ScoresModule } from '../scores/scores.module.js';

const PROVIDERS = [
  // Deletes games for good.
  DeleteGamesJob,
  GameDeletionRepository,
  // Who follows whom, and who has blocked whom.
  FollowsRepository,
  FollowsService,
  FollowsPersonalData,
  UserBlocks,
  UserBlocksRepository,
  // What the home page of a user begins with.
  HomeRepository,
  // Who makes a game with its creator, and giving it away.
  Makers,
  MakersRepository,
  MakersPersonalData,
  // Notices for users, on the site and by email.
  InboxService,
  InboxRepository,
  InboxPersonalData,
  InboxRefresher,
  NoticesService,
  ForgetNoticesJob,
  InvitesService,
  OvertakenService,
  OvertakenRepository,
  NotifyOvertakenJob,
  WeeklyWinnersRepository,
  NotifyWeeklyWinnersJob,
  DailyRemindersRepository,
  RemindDailyJob,
  KeyScoresRepository,
  NotifyKeyScoresJob,
  FollowedRecordsRepository,
  NotifyFollowedRecordsJob,
  NoticeEmailsService,
  NoticeEmailsRepository,
  EmailNoticesJob,
  DigestsService,
  DigestsRepository,
  SendDigestsJob,
  UnsubscribeService,
  UnsubscribeRepository,
  // Challenges to race a recorded run.
  Challenges,
  ChallengesRepository,
  ChallengesPersonalData,
  ForgetChallengesJob,
  // Comments on games.
  CommentsService,
  CommentReadRepository,
  CommentWriteRepository,
  CommentsOutboxHandler,
  CommentsTopicDefinition,
  CommentNotices,
  CommentModeration,
  CommentsPersonalData,
  // Ratings of games from 1 to 5, one per user and game.
  RatingsService,
  RatingsRepository,
  RatingsPersonalData,
  // Achievements of the site and of single games, and the credits they pay.
  AchievementsService,
  AchievementsRepository,
  AchievementsQueue,
  AchievementsPersonalData,
  CheckWatchedPlayersListener,
  CheckAchievementsJob,
  SweepAchievementsJob,
  GameAchievementsService,
  GameAchievementsRepository,
  ReconcileGameAchievementsJob,
  // The most active players of the last seven days, and who plays which game right now.
  ActivePlayersRepository,
  ActivePlayerCountsRepository,
  ActivePlayersPersonalData,
  ActivePlayersTopicDefinition,
  ActivityPublisher,
  RefreshActivePlayersJob,
  RecountActivePlayersJob,
  PlayingNowService,
  PlayingNowRepository,
  GameTopicDefinition,
  // Profiles of players, their avatars, and the live topic of the signed-in user.
  ProfilesService,
  PlayerStatsRepository,
  StatsRefresher,
  MeTopicDefinition,
  PlayerPageService,
  AvatarsService,
  // Trending games: active players of the last seven days and their growth.
  TrendingRepository,
  RefreshTrendingJob,
  TrendingTopicDefinition,
  // What makers see of their games.
  OwnStudioRepository,
  StudioTopicDefinition,
  Discord,
  DiscordSender,
  DiscordPersonalData,
  GameWebhooksRepository,
  ReportToDiscordJob,
  // How AI models are played week by week.
  TractionService,
  TractionRepository,
  CountWeeksJob,
  // What happened in a game on each day, for its makers.
  GameStats,
  GameStatsRepository,
  GamePlayersPersonalData,
  CountGameStatsJob,
  MakerDigests,
  MakerDigestsRepository,
  SendMakerDigestsJob,
  // Reports by users, what admins do about them, and what creators do about the scores of their games.
  ReportsService,
  ReportsRepository,
  ReportQueue,
  ReportQueueRepository,
  ModerationActions,
  GameScores,
  HeldNotices,
  OutsideScores,
  OutsideScoresRepository,
  OutsideScoresJob,
  FlagImplausibleScoresJob,
  ImplausibleScoresRepository,
  ModerationCases,
  ModerationLogRepository,
  ModerationUsersRepository,
  ModerationPersonalData,
  ReportTargets,
  CommentReportTarget,
  GameReportTarget,
  ScoreReportTarget,
  // Newsletter subscriptions with double opt-in.
  NewsletterService,
  NewsletterRepository,
  NewsletterLinksService,
  NewsletterPersonalData,
  ForgetUnconfirmedSubscriptionsJob,
  // Preview images of links to games, with the leaders of their boards.
  SocialCards,
  CardPainter,
  BoardPage,
];

/** What users do together: comments, ratings, achievements, inbox, moderation, search, trending. */
@Module({
  imports: [AuthModule, ModelsModule, GamesModule, ScoresModule, PlayModule],
  controllers: [
    InboxController,
    UnsubscribeController,
    InvitesController,
    FollowsController,
    UserBlocksController,
    HomeController,
    MakersController,
    TransfersController,
    ChallengesController,
    CommentsController,
    RatingsController,
    AchievementsController,
    GameAchievementsController,
    ActivePlayersController,
    OwnProfileController,
    PublicProfileController,
    AvatarsController,
    OwnStudioController,
    TestScoresController,
    DiscordController,
    TractionController,
    GameStatsController,
    ReportsController,
    ModerationController,
    GameScoresController,
    HeldScoresController,
    OutsideScoresController,
    NewsletterController,
    SearchController,
    SocialCardsController,
  ],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class CommunityModule {}
