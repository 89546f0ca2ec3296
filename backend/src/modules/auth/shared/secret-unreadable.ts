import { AppError } from '../../../core/errors/app-error.js';

/** A sealed value cannot be opened; its owner has to create a new one. */
export const secretUnreadable = (message: string) => new AppError('secret_unreadable', message);

/** For log lines: what the operator can do. */
export const SET_PREVIOUS_SECRET = 'set GAMEGEEK_SECRET_PREVIOUS to the former GAMEGEEK_SECRET';
