// The public interface of proofs of scores; other code imports nothing else from this folder.
export { tooFast } from './proofs.errors.js';
export { ProofsModule } from './proofs.module.js';
export type { ReplayResult } from './replay.js';
export { ScoreProofs } from './score-proofs.service.js';
