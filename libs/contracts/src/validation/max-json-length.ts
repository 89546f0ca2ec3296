import { registerDecorator } from 'class-validator';

const encoder = new TextEncoder();

/** A limit in bytes of JSON. */
export function MaxJsonLength(bytes: number, { message }: { message: string }): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'maxJsonLength',
      target: target.constructor,
      propertyName: String(property),
      options: { message },
      validator: { validate: (value: unknown) => encoder.encode(JSON.stringify(value) ?? '').length <= bytes },
    });
}
