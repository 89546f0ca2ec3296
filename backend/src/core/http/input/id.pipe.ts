import { Injectable, type PipeTransform } from '@nestjs/common';
import { ID_MAX } from '@gamegeek/contracts/validation/id.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { notFound } from '../../errors/app-error.js';

/** Parses a path id in decimal digits; anything else is 404 (docs/api.md, section 1). */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = parsePositiveInteger(value);
    // Ids of the catalogue are 32-bit in the database.
    if (id === undefined || id > ID_MAX) throw notFound();
    return id;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isUuid = (text: string): boolean => UUID.test(text);

/** Parses a UUID, in lower case as in answers. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUuid(value)) throw notFound();
    return value;
  }
}

/** The same for 64-bit ids. */
@Injectable()
export class LargeIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = parsePositiveInteger(value);
    if (id === undefined) throw notFound();
    return id;
  }
}
