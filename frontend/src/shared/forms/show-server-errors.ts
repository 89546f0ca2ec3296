import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.js';

/** Shows the server's `fields` at their fields and focuses the first. False when there were none. */
export function showServerErrors<T extends FieldValues>(
  form: UseFormReturn<T>,
  names: readonly Path<T>[],
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const wrong = names.flatMap((name) => {
    const message = error.fields[name]?.[0];
    return message ? [{ name, message }] : [];
  });
  wrong.forEach(({ name, message }, index) => {
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return wrong.length > 0;
}
