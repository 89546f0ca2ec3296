import { Injectable, type PipeTransform } from '@nestjs/common';
import { parseWeekName } from '@gamegeek/rules/iso-week.js';
import { notFound } from '../../../core/errors/app-error.js';

/** A week by its name, `2026-W47`, as the moment it began; anything else names nothing and is 404. */
@Injectable()
export class WeekPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const start = parseWeekName(value);
    if (start === undefined) throw notFound('This week');
    return start;
  }
}
