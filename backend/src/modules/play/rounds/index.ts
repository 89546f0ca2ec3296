// The public interface of rounds; other code imports nothing else from this folder.
export { seedNumber, type Round } from './round.js';
export { RoundsModule } from './rounds.module.js';
export { Rounds } from './rounds.service.js';
