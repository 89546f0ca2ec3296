import { AppError } from '../../../core/errors/app-error.js';

export const tooFast = () => new AppError('too_fast', 'This round was shorter than the game can be played.');

export const notReproduced = () => new AppError('not_reproduced', 'Replaying the input log does not give this score.');
