// The public interface of blocks of players; other code imports nothing else from this folder.
export { BlocksModule } from './blocks.module.js';
export { GameBlocks } from './game-blocks.service.js';
