import { AppError } from '../../../core/errors/app-error.js';

export const wrongGame = () => new AppError('wrong_game', 'This play token is for another game.');

export const roundRequired = () => new AppError('round_required', 'This game needs a round for each score.');
