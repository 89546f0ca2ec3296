import type { FormEventHandler } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '../api/api-error.js';
import { useErrorText } from '../api/use-error-text.js';
import { dtoResolver, type Check } from './dto-resolver.js';

interface DtoFormOptions<T extends FieldValues> {
  defaultValues: DefaultValues<T>;
  /** Rules between fields. */
  check?: Check<T>;
  /** `onTouched`, the default: fields are validated on blur, then on every change until they are valid. */
  mode?: 'onTouched' | 'onSubmit';
  /** The fields that can show an error of the server, in the order of the page; by default those of `defaultValues`. */
  fields?: readonly Path<T>[];
  /** Sends valid values. Rejects with the server's error. */
  send: (values: T) => Promise<unknown>;
  /** Whether another page follows a success: the form is not sent again while it loads. */
  leaves?: boolean;
  /** The message for a failure without a known cause. */
  failed?: string;
  /** Called after an error of `send` was shown in the form. */
  onError?: (error: unknown) => void;
  /** Called with the names of wrong fields before the first one gets the focus. */
  onWrong?: (names: readonly string[]) => void;
}

/** What the elements around the fields need. */
export interface FormState {
  attributes: { noValidate: true; onSubmit: FormEventHandler };
  isSending: boolean;
  /** The message of an error that belongs to no field. */
  failure: string | undefined;
}

export interface DtoForm<T extends FieldValues> extends UseFormReturn<T>, FormState {
  /** The properties of a field: its value and its error. */
  field: (
    name: Path<T>,
    options?: RegisterOptions<T, Path<T>>,
  ) => UseFormRegisterReturn & { error: string | undefined };
}

/**
 * A form with the rules of the server's DTO class. Errors of the server are shown at their fields, and the first wrong
 * field gets the focus.
 */
export function useDtoForm<T extends FieldValues>(dto: new () => T, options: DtoFormOptions<T>): DtoForm<T> {
  const { defaultValues, check, mode = 'onTouched', fields, send, leaves = false, failed, onError, onWrong } = options;
  const errorText = useErrorText();
  // A delayed message does not move the link or button being pressed.
  const form = useForm<T>({ mode, delayError: 250, resolver: dtoResolver(dto, check), defaultValues });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(
    async (values) => void (await send(values)),
    (wrong) => onWrong?.(Object.keys(wrong)),
  );

  function showError(error: unknown): void {
    const messages = error instanceof ApiError ? error.fields : {};
    onWrong?.(Object.keys(messages));
    const wrong = (fields ?? Object.keys(defaultValues).filter(isField)).filter((name) => messages[name]?.[0]);
    for (const [index, name] of wrong.entries()) {
      form.setError(name, { type: 'server', message: messages[name]?.[0] }, { shouldFocus: index === 0 });
    }
    if (wrong.length === 0) form.setError('root.server', { message: errorText(error, failed) });
    onError?.(error);
  }

  function isField(name: string): name is Path<T> {
    return Object.hasOwn(defaultValues, name);
  }

  return {
    ...form,
    attributes: { noValidate: true, onSubmit: (event) => void submit(event).catch(showError) },
    isSending: isSubmitting || (leaves && isSubmitSuccessful),
    failure: errors.root?.server?.message,
    field: (name, rules) => ({
      ...form.register(name, rules),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
  };
}
