/** The text that a game shares of a run begins with a line about its score; the lines that show the run follow. */
export function dailyText(head: string, textOfGame: string): string {
  const [, ...lines] = textOfGame.split('\n');
  return [head, ...lines].join('\n');
}
