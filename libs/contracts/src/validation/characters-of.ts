/** How long a text is, in code points, as PostgreSQL counts. */
export function charactersOf(text: string): number {
  return [...text].length;
}
