/** The length of a text in code points, as in PostgreSQL. */
export function charactersOf(text: string): number {
  return [...text].length;
}
