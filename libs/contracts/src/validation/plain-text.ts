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
  return plain('isPlainText', isPlainText, options);
}

/** For names; like `IsPlainText`, and without bidirectional control characters. */
export function IsPlainName(options?: ValidationOptions): PropertyDecorator {
  return plain('isPlainName', isPlainName, options);
}

function plain(name: string, validate: (value: unknown) => boolean, options?: ValidationOptions): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      options: { message: 'Text must not contain control characters', ...options },
      validator: { validate },
    });
}

// They reverse or reorder the text around them (Unicode TR 36), so that a name shows as another.
const BIDIRECTIONAL_CONTROLS = /\p{Bidi_Control}/u;

/** Whether a text can be shown as a name: in lists, beside other names. */
export function isPlainName(value: unknown): value is string {
  return isPlainText(value) && !BIDIRECTIONAL_CONTROLS.test(value);
}
