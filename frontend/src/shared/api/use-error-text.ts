import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.js';

/**
 * The sentence for an error in the reader's language, found by its code. `fallback` stands in where the code says no
 * more than that something went wrong.
 */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return (error, fallback) => {
    const code = error instanceof ApiError ? error.code : 'internal';
    const saysLittle = code === 'internal' || code === 'invalid_answer';
    return saysLittle && fallback !== undefined ? fallback : t(`errors.${code}`);
  };
}
