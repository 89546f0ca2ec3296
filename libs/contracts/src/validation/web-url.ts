import { Transform } from 'class-transformer';
import { isURL, registerDecorator, type ValidationOptions } from 'class-validator';
import { compose } from './compose.js';
import { isPlainText } from './plain-text.js';

export const URL_MAX = 2_048;
export const INVALID_URL = 'Please enter a valid URL';

/** True for an http or https address without a login in it (CONTRACT section 1). */
export function isWebUrl(value: unknown): value is string {
  return (
    isPlainText(value) &&
    value.length <= URL_MAX &&
    URL.canParse(value) &&
    // A game in development may well run on localhost or at an address without a name.
    isURL(value, {
      protocols: ['http', 'https'],
      require_protocol: true,
      disallow_auth: true,
      require_tld: false,
      validate_length: false,
    })
  );
}

/** An address, or none: an empty field is the same as no address. */
export function OptionalUrl(): PropertyDecorator {
  return compose(
    Transform(({ value }: { value: unknown }) => emptyAsNull(value)),
    webUrl({ message: INVALID_URL }, (value) => value === undefined || value === null || isWebUrl(value)),
  );
}

/** A list of addresses; empty ones are left out. */
export function UrlList(): PropertyDecorator {
  return compose(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map(emptyAsNull).filter((item) => item !== null) : value,
    ),
    webUrl(
      { message: INVALID_URL },
      (value) => value === undefined || value === null || (Array.isArray(value) && value.every(isWebUrl)),
    ),
  );
}

function webUrl(options: ValidationOptions, validate: (value: unknown) => boolean): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isWebUrl',
      target: target.constructor,
      propertyName: String(property),
      options,
      validator: { validate },
    });
}

function emptyAsNull(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value;
}
