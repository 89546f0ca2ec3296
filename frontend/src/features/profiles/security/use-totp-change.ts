import { TotpChangeDto } from '@gamegeek/contracts/auth/security.dto.js';
import { useState, type FormEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useErrorText } from '#shared/api/use-error-text.js';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';

const resolver = dtoResolver(TotpChangeDto);

interface TotpChange {
  form: UseFormReturn<TotpChangeDto>;
  /** The error that belongs to no field. */
  failure: string | undefined;
  handleSubmit: (event: FormEvent) => void;
}

/** A form that confirms a change of two-factor authentication with password and code. */
export function useTotpChange(send: (values: TotpChangeDto) => Promise<void>, fallback?: string): TotpChange {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const form = useForm<TotpChangeDto>({ resolver, defaultValues: { password: '', code: '' } });
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      if (!showServerErrors(form, ['password', 'code'], error)) setFailure(errorText(error, fallback));
    }
  });
  return { form, failure, handleSubmit: (event) => void submit(event) };
}
