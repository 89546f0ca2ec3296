import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { ClassConstructor } from 'class-transformer';
import { validate } from './validate.js';

const BUILT_IN = new Set<unknown>([String, Number, Boolean, Array, Object, undefined]);

/** Bodies and queries typed by a DTO class are validated by it; path ids have a pipe of their own. */
@Injectable()
export class DtoPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (type === 'custom' || BUILT_IN.has(metatype)) return value;
    return validate(metatype as ClassConstructor<object>, value ?? {}, type === 'body' ? 'refuse' : 'ignore');
  }
}
