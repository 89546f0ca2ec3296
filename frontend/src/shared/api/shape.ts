/** Checks whether an unknown value has the shape of the contract. Extra fields are allowed. */
export type Guard<T> = (value: unknown) => value is T;

export const isString: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function oneOf<const T>(values: readonly T[]): Guard<T> {
  return (value): value is T => values.some((known) => known === value);
}

export function nullable<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

export function optional<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value);
}

export function listOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(guard);
}

/** An object with these fields. The compiler refuses a guard that does not match its type. */
export function shape<T extends object>(fields: { [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  const guards = Object.entries<Guard<unknown>>(fields);
  return (value): value is T => isRecord(value) && guards.every(([name, guard]) => guard(value[name]));
}
