import { Transform } from 'class-transformer';
import { IsOptional, isURL, registerDecorator } from 'class-validator';
import { compose } from './compose.js';
import { readPictureAddress } from '../pictures/picture-address.js';
import { isPlainText } from './plain-text.js';
import { NULLABLE } from './property-mark.js';

export const URL_MAX = 2_048;
export const INVALID_URL = 'Please enter a valid URL';

/** Whether a text is an http or https URL without credentials (docs/api.md, section 1). */
export function isWebUrl(value: unknown): value is string {
  return (
    isPlainText(value) &&
    value.length <= URL_MAX &&
    URL.canParse(value) &&
    // Games in development may run on localhost or at an address without a domain.
    isURL(value, {
      protocols: ['http', 'https'],
      require_protocol: true,
      disallow_auth: true,
      require_tld: false,
      validate_length: false,
    })
  );
}

/** A URL, or the path of a picture that was uploaded to this site; no other path. */
export function isPictureUrl(value: unknown): value is string {
  return isWebUrl(value) || readPictureAddress(value) !== undefined;
}

/** An optional URL; an empty field means none. Stored as browsers read it: `https:a.com` is `https://a.com/`. */
export const OptionalUrl = (): PropertyDecorator => optional('isWebUrl', isWebUrl);

/** The same for the address of a picture. */
export const OptionalPicture = (): PropertyDecorator => optional('isPictureUrl', isPictureUrl);

function optional(name: string, isValid: (value: unknown) => boolean): PropertyDecorator {
  return compose(
    Transform(({ value }: { value: unknown }) => asRead(emptyAsNull(value))),
    NULLABLE.decorator,
    IsOptional(),
    rule(name, isValid),
  );
}

/** A list of addresses of pictures, without empty ones. */
export function PictureList(): PropertyDecorator {
  return compose(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value
            .map(emptyAsNull)
            .filter((item) => item !== null)
            .map(asRead)
        : value,
    ),
    IsOptional(),
    rule('arePictureUrls', (value) => Array.isArray(value) && value.every(isPictureUrl)),
  );
}

/** A list of origins: scheme, host and port as in the Origin header. */
export function AreWebOrigins({ message }: { message: string }): PropertyDecorator {
  return rule('areWebUrls', (value) => Array.isArray(value) && value.every(isWebOrigin), message);
}

const isWebOrigin = (value: unknown) => isWebUrl(value) && new URL(value).origin === value;

function rule(name: string, validate: (value: unknown) => boolean, message: string = INVALID_URL): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      options: { message },
      validator: { validate },
    });
}

function emptyAsNull(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value;
}

/** The URL as parsed, where that differs in more than the slash after the host. */
function asRead(value: unknown): unknown {
  if (!isWebUrl(value)) return value;
  const { href } = new URL(value);
  return href === `${value}/` ? value : href;
}
