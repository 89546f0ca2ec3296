import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How a board shows its values: `1:23.456` for a time, `12.50 m` for a number with decimals and a unit. */
export function valueFormat({ kind, decimals, unit }: BoardFormat, language: string): (value: number) => string {
  if (kind === 'time') return timeFormat(language);
  const numbers = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (value) => (unit === null ? numbers.format(value) : `${numbers.format(value)}\u00a0${unit}`);
}

/** Times in milliseconds, with hours if there are any. */
function timeFormat(language: string): (ms: number) => string {
  const seconds = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, minimumFractionDigits: 3 });
  return (ms) => {
    const rest = seconds.format((ms % MINUTE) / 1_000);
    const minutes = String(Math.floor((ms % HOUR) / MINUTE));
    return ms < HOUR ? `${minutes}:${rest}` : `${Math.floor(ms / HOUR)}:${minutes.padStart(2, '0')}:${rest}`;
  };
}
