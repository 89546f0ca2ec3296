import { AppError } from '../../../core/errors/app-error.js';

export const playTokenInvalid = () => new AppError('play_token_invalid', 'This play token is not valid.');

export const playTokenExpired = () => new AppError('play_token_expired', 'This play token has expired.');

export const wrongGame = () => new AppError('wrong_game', 'This play token is for another game.');

export const sessionOver = () => new AppError('session_over', 'This play session has ended.');
