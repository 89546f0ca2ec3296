import { useTranslation } from 'react-i18next';

/** The sentences of every form, and those that come with the forms by which people make and say things. */
const NAMESPACES = ['validation', 'authoringValidation', 'commentsValidation', 'moderationValidation'] as const;

/**
 * Shows a validation sentence (of a DTO class or of the server's `fields`) in the reader's language. One that the files
 * do not know is shown as it came: better English than nothing.
 */
export function useSentence(): (sentence: string) => string {
  const { i18n } = useTranslation();
  return (sentence) =>
    i18n.t(sentence, { ns: NAMESPACES, keySeparator: false, nsSeparator: false, defaultValue: sentence });
}
