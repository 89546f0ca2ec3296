import { isRecord } from '#shared/is-record.js';

/** Reads a part of a document without validation: missing or malformed parts are left out. */
export type Part = Record<string, unknown>;

export const partOf = (value: unknown): Part => (isRecord(value) ? value : {});
export const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isRecord) : []);
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
