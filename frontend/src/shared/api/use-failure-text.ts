import { useValidationMessage } from '../i18n/use-validation-message.js';
import { ApiError } from './api-error.js';
import { useErrorText } from './use-error-text.js';

/** Why a request was refused: the message of the first invalid field, or of the whole request. */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  const errorText = useErrorText();
  const sentence = useValidationMessage();
  return (error, fallback) => {
    // Muted users see until when they are muted, for any field.
    const isOfField = error instanceof ApiError && error.code !== 'forbidden';
    const ofField = isOfField ? Object.values(error.fields)[0]?.[0] : undefined;
    return ofField === undefined ? errorText(error, fallback) : sentence(ofField);
  };
}
