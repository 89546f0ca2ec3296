import { AppError, notFound } from '../../core/errors/app-error.js';

export const playTokenInvalid = () => new AppError('play_token_invalid', 'This play token is not valid.');

export const playTokenExpired = () => new AppError('play_token_expired', 'This play token has expired.');

export const sessionOver = () => new AppError('session_over', 'This play session has ended.');

export const wrongGame = () => new AppError('wrong_game', 'This play token is for another game.');

/** The same for a ticket that expired and for one that never was one. */
export const ticketInvalid = () => new AppError('token_invalid', 'This launch ticket is not valid any more.');

export const claimedByAnother = () =>
  new AppError('conflict', 'Another account has claimed these scores.', {
    fields: { guest: ['Another account has claimed these scores.'] },
  });

export const ticketUsed = () => new AppError('ticket_used', 'This launch ticket has been used.');

export const codeUnknown = () => notFound('This code');

export const codeExpired = () => new AppError('code_expired', 'This code has expired.');

export const codeUsed = () => new AppError('code_used', 'This code has been used.');

export const originNotAllowed = () =>
  new AppError('origin_not_allowed', 'The maker of this game does not allow this page to start it.');

export const notLaunched = () =>
  new AppError('conflict', 'This game is opened by its link.', {
    fields: { launch: ['This game is opened by its link.'] },
  });

export const tooFast = () => new AppError('too_fast', 'This round was shorter than the game can be played.');

export const roundRequired = () => new AppError('round_required', 'This game needs a round for each score.');

export const roundInvalid = () => new AppError('round_invalid', 'This round is not valid for this play.');

export const notReproduced = () => new AppError('not_reproduced', 'The input log does not lead to this score.');
