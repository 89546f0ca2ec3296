// The public interface of trials; other code imports nothing else from this folder.
export { TrialScores } from './trial-scores.service.js';
export { TrialsModule } from './trials.module.js';
