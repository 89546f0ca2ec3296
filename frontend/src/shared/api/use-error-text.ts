import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.js';

/** The sentence for an error in the reader's language, found by its code. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => t(`errors.${error instanceof ApiError ? error.code : 'internal'}`);
}
