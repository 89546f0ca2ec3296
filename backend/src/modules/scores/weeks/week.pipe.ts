import { Injectable, type PipeTransform } from '@nestjs/common';
import { parseWeekName } from '@gamegeek/rules/iso-week.js';
import { notFound } from '../../../core/errors/app-error.js';

/** Parses the name of a week, `2026-W47`, to its start in milliseconds; other values are 404. */
@Injectable()
export class WeekPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const start = parseWeekName(value);
    if (start === undefined) throw notFound('This week');
    return start;
  }
}
