import { useTranslation } from 'react-i18next';

/** Messages of all forms, and of forms whose texts are loaded on demand. */
const NAMESPACES = ['validation', 'authoringValidation', 'commentsValidation', 'moderationValidation'] as const;

/**
 * Translates a validation message of a DTO class or of the server's `fields`. Unknown messages are shown in English.
 */
export function useValidationMessage(): (sentence: string) => string {
  const { i18n } = useTranslation();
  return (sentence) =>
    i18n.t(sentence, { ns: NAMESPACES, keySeparator: false, nsSeparator: false, defaultValue: sentence });
}
