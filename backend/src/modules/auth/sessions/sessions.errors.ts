import { MUTED_FIELD } from '@gamegeek/contracts/moderation/moderation-limits.js';
import { AppError } from '../../../core/errors/app-error.js';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The field contains the time itself, for clients that show it in another language. */
export const muted = (until: Date) =>
  new AppError('forbidden', `You are muted until ${day.format(until)} UTC.`, {
    fields: { [MUTED_FIELD]: [until.toISOString()] },
  });
