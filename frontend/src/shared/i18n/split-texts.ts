// Splits the files of texts by language when the site is built.
import type { TextLoaders } from './texts.js';

/**
 * The source of a module: the texts of a language (`games.texts.ts?fr`), or without one the loaders of all languages,
 * of which a browser calls its own.
 */
export async function splitTexts(
  loaders: Partial<TextLoaders>,
  file: string,
  language: string | undefined,
): Promise<string> {
  if (language === undefined) {
    const imports = Object.keys(loaders).map((own) => `${own}: () => import('./${file}?${own}')`);
    return `export default { ${imports.join(', ')} };`;
  }
  const load = new Map(Object.entries(loaders)).get(language);
  if (!load) throw new Error(`${file} has no texts in “${language}”.`);
  return `export default ${JSON.stringify((await load()).default)};`;
}
