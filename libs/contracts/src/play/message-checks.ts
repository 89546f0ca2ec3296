/** Parts of the guards of messages between a game and the page: small, because the games carry them. */
export type Check = (value: unknown) => boolean;

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isWhole: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
export const isNumber: Check = Number.isFinite;
export const isFlag: Check = (value) => typeof value === 'boolean';
export const between =
  (least: number, most: number): Check =>
  (value) =>
    isWhole(value) && (value as number) >= least && (value as number) <= most;
export const text =
  (limit: number): Check =>
  (value) =>
    typeof value === 'string' && value.length > 0 && value.length <= limit;
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
export const shape =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
export const list =
  (check: Check, limit: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= limit && value.every(check);
/** An object with any names. */
export const record =
  (name: Check, check: Check, limit: number): Check =>
  (value) => {
    if (!isFields(value)) return false;
    const entries = Object.entries(value);
    return entries.length <= limit && entries.every((entry) => name(entry[0]) && check(entry[1]));
  };
