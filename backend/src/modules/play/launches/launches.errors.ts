import { AppError } from '../../../core/errors/app-error.js';

/** Also for tickets that never existed, so that both cases look alike. */
export const ticketInvalid = () => new AppError('token_invalid', 'This launch ticket is no longer valid.');

export const originNotAllowed = () =>
  new AppError('origin_not_allowed', 'The creator of this game does not allow this page to start it.');

export const notLaunched = () =>
  new AppError('conflict', 'This game is opened by its link.', {
    fields: { launch: ['This game is opened by its link.'] },
  });
