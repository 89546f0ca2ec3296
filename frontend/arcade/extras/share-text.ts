import { PORT_LIMITS } from '@gamegeek/contracts/play/port-messages.js';

/** What is shared of a run: a first line with its result, and lines that show it; those that are too many are left out. */
export function sharedText(title: string, result: readonly string[], lines: readonly string[]): string {
  const head = `${title}: ${result.join(' · ')}`;
  const shown = lines.filter(
    (_, at) => [head, ...lines.slice(0, at + 1)].join('\n').length <= PORT_LIMITS.share - ADDRESS,
  );
  return [head, ...shown].join('\n');
}

/** Room for the address of the game, which the page adds. */
const ADDRESS = 200;
