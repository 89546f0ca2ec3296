// The public interface of submission; other code imports nothing else from this folder.
export { flaggedScore, type FlaggedScore } from '../shared/scores.events.js';
export { StoredScoresNotifier } from './commit/stored-scores.notifier.js';
export { ScoreOutboxHandler } from './publishing/score-outbox.handler.js';
export { ScoreAdmission } from './score-admission.service.js';
export {
  ScoreSenders,
  type ScoreSender,
  type SenderAnswer,
  type SenderRequest,
  type SentScore,
} from './score-senders.service.js';
export { checkIdempotencyKey, ScoresService } from './scores.service.js';
export { SubmissionModule } from './submission.module.js';
export { earnsAchievements, type ScoreOrigin } from './submission.js';
