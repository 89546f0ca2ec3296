import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Rules between fields: the messages by field. */
export type Check<T> = (values: T) => Partial<Record<keyof T, string>>;

/**
 * Validates a form with the DTO class of the server and shows the message that the server would send first:
 * class-validator runs rules from the last to the first, and DTO classes list presence and type first. The message of a
 * single field comes before one of `check`.
 */
export function dtoResolver<T extends FieldValues>(dto: new () => T, check?: Check<T>): Resolver<T> {
  const resolver = classValidatorResolver(dto);
  return async (values, context, options) => {
    const result = await resolver(values, context, { ...options, criteriaMode: 'all' });
    const ofFields = Object.entries(result.errors).map(([name, error]) => [name, firstOf(error as FieldError)]);
    const between = Object.entries(check?.(values) ?? {}).map(([name, message]) => [name, { type: 'check', message }]);
    const errors = Object.fromEntries([...between, ...ofFields]) as FieldErrors<T>;
    return Object.keys(errors).length === 0 ? result : { values: {}, errors };
  };
}

function firstOf({ types, ...error }: FieldError): FieldError {
  const [type, message] = Object.entries(types ?? {}).at(-1) ?? [];
  return type !== undefined && typeof message === 'string' ? { ...error, type, message } : error;
}
