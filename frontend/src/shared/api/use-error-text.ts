import { MUTED_FIELD } from '@gamegeek/contracts/moderation/muted-field.js';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.js';
import { ApiError } from './api-error.js';

/**
 * The message for an error in the user's language, found by its code. `fallback` replaces the message of
 * codes that do not name a cause.
 */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (error, fallback) => {
    const mutedUntil = error instanceof ApiError ? error.fields[MUTED_FIELD]?.[0] : undefined;
    if (mutedUntil) return t('errors.muted', { date: format.dateTime(mutedUntil) ?? mutedUntil });
    const code = error instanceof ApiError ? error.code : 'internal';
    const isGeneric = code === 'internal' || code === 'invalid_answer';
    return isGeneric && fallback !== undefined ? fallback : t(`errors.${code}`);
  };
}
