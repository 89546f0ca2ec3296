import { MUTED_FIELD } from '@gamegeek/contracts/moderation/moderation-limits.js';
import { ApiError } from './api-error.js';
import { useErrorText } from './use-error-text.js';
import { useValidationMessage } from '../i18n/use-validation-message.js';

/** The reason of a refusal: the message of the field, the permission message, or else the message of the code. */
export function useFieldErrorText(): (error: unknown, fallback: string) => string {
  const errorText = useErrorText();
  const sentence = useValidationMessage();
  return (error, fallback) => {
    if (!(error instanceof ApiError)) return errorText(error, fallback);
    if (error.fields[MUTED_FIELD]) return errorText(error, fallback);
    const wrong = error.fields.content?.[0] ?? error.fields.rating?.[0];
    if (wrong) return sentence(wrong);
    return error.code === 'forbidden' ? sentence(error.message) : errorText(error, fallback);
  };
}
