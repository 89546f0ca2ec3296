import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Validates a form with the DTO class of the server and shows the message that the server would send first:
 * class-validator runs rules from the last to the first, and DTO classes list presence and type first.
 */
export function dtoResolver<T extends FieldValues>(dto: new () => T): Resolver<T> {
  const resolver = classValidatorResolver(dto);
  return async (values, context, options) => {
    const result = await resolver(values, context, { ...options, criteriaMode: 'all' });
    const errors = Object.entries(result.errors).map(([name, error]) => [name, withFirstSentence(error as FieldError)]);
    if (errors.length === 0) return result;
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<T> };
  };
}

function withFirstSentence({ types, ...error }: FieldError): FieldError {
  const [type, message] = Object.entries(types ?? {}).at(-1) ?? [];
  return type !== undefined && typeof message === 'string' ? { ...error, type, message } : error;
}
