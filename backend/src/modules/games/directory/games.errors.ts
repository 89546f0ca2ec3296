import { AppError, notFound } from '../../../core/errors/app-error.js';

/** The game does not exist or is hidden. */
export const gameNotPlayable = () => notFound('This game');

export const outOfRange = () => new AppError('out_of_range', 'This score is outside of what the game allows.');

export const blocked = () => new AppError('blocked', 'The creator of this game has blocked you.');
