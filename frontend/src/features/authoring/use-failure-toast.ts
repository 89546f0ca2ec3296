import { useFailureText } from '#shared/api/use-failure-text.js';
import { useNotify } from '#ui/toasts/use-notify.js';

/** Shows that something was not created, and why. */
export function useFailureToast(): (title: string, error: unknown) => void {
  const failureText = useFailureText();
  const notify = useNotify();
  return (title, error) => notify.problem(failureText(error), title);
}
