import { Transform } from 'class-transformer';
import { registerDecorator, type ValidationOptions } from 'class-validator';

// All that Unicode calls control characters except newline and tab: PostgreSQL refuses NUL, screens misread the rest.
const CONTROL_CHARACTERS = /(?![\n\t])\p{Cc}/u;

/** True for text that can be stored and shown as it is: well-formed, without control characters (docs/api.md, section 1). */
export function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !CONTROL_CHARACTERS.test(value);
}

/** Stored text is trimmed and NFC-normalised before any length is checked; other values pass for the validators to refuse. */
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
