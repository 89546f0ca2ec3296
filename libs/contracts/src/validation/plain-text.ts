import { Transform } from 'class-transformer';
import { registerDecorator, type ValidationOptions } from 'class-validator';

// Unicode control characters except newline and tab: PostgreSQL refuses NUL, and displays misinterpret the rest.
const CONTROL_CHARACTERS = /(?![\n\t])\p{Cc}/u;

/** Whether a text is well-formed and without control characters (docs/api.md, section 1). */
export function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !CONTROL_CHARACTERS.test(value);
}

/** Trims and NFC-normalises text before its length is validated; other values are left to the validators. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.isWellFormed() ? value.trim().normalize('NFC') : value,
  );
}

export function IsPlainText(options?: ValidationOptions): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isPlainText',
      target: target.constructor,
      propertyName: String(property),
      options: { message: 'Text must not contain control characters', ...options },
      validator: { validate: isPlainText },
    });
}
