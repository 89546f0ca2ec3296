import { AppError } from '../../../core/errors/app-error.js';

export const notReproduced = () => new AppError('not_reproduced', 'Replaying the input log does not give this score.');
