import { AppError } from '../../../core/errors/app-error.js';

export const claimedByAnother = () =>
  new AppError('conflict', 'Another account has claimed these scores.', {
    fields: { guest: ['Another account has claimed these scores.'] },
  });
