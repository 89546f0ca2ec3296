import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useValidationMessage } from '#shared/i18n/use-validation-message.js';
import { useNotify } from '#ui/toasts/use-notify.js';

/** The server's message: of the first invalid field, or of the whole request. */
export function useFailureText(): (error: unknown) => string {
  const errorText = useErrorText();
  const sentence = useValidationMessage();
  return (error) => {
    // Muted users see until when they are muted, for any field.
    const isOfField = error instanceof ApiError && error.code !== 'forbidden';
    const ofField = isOfField ? Object.values(error.fields)[0]?.[0] : undefined;
    return ofField === undefined ? errorText(error) : sentence(ofField);
  };
}

/** Shows that something was not created, and why. */
export function useFailureToast(): (title: string, error: unknown) => void {
  const failureText = useFailureText();
  const notify = useNotify();
  return (title, error) => notify.problem(failureText(error), title);
}
