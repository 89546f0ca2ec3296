import { AppError, notFound } from '../../core/errors/app-error.js';

/** The game does not exist, or its maker has hidden it. */
export const gameNotPlayable = () => notFound('This game');

export const blocked = () => new AppError('blocked', 'The maker of this game has blocked you.');
