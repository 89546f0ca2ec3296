import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { ClassConstructor } from 'class-transformer';
import { validate } from './validate.js';

const BUILT_IN = new Set<unknown>([String, Number, Boolean, Array, Object, undefined]);

/** Validates bodies and queries typed by a DTO class; path ids have their own pipe. */
@Injectable()
export class DtoPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (type === 'custom' || BUILT_IN.has(metatype)) return value;
    return validate(metatype as ClassConstructor<object>, value ?? {}, type === 'body' ? 'refuse' : 'ignore');
  }
}
