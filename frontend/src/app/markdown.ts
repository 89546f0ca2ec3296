import i18next from 'i18next';
import { ERROR_STATUS, type ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { ENGINE_SAMPLES } from '@gamegeek/contracts/play/samples/engine-samples.js';
import { PAGES, type PageName } from '@gamegeek/contracts/site/pages.js';
import { guideSample } from '#features/developers/components/guide-samples.js';
import { loadTexts, startI18n } from '#shared/i18n/i18n.js';
import type { Language } from '#shared/i18n/languages.js';
import { communityLinks } from '#shared/routing/community-links.js';
import { NAMESPACES } from './namespaces.js';

/** The server replaces `{site}` with its own URL, as in the sources. */
const PLACE = { site: '{site}', gameId: undefined };

/** What a page shows below the text of a section. */
const BELOW: Record<string, (language: Language) => string | Promise<string>> = {
  'apiDocumentation#engines': engines,
  'apiDocumentation#errors': errors,
};

export const proseNames = Object.keys(PAGES) as PageName[];

/**
 * A page of src/content by its path, as Markdown for readers without a browser: with its samples, and whole addresses.
 */
export async function markdownOf(page: PageName, source: string, language: Language): Promise<Record<string, string>> {
  const sections = source.split(/^(?=## )/m).map(async (section) => {
    const id = /^## .* \{#([\w-]+)\}$/m.exec(section)?.[1];
    return plain(section) + ((await BELOW[`${page}#${id}`]?.(language)) ?? '');
  });
  const text = (await Promise.all(sections)).join('').trimEnd();
  const { path } = PAGES[page];
  return { [path]: `${text}\n\n---\n\n${PLACE.site}${path}\n` };
}

function plain(section: string): string {
  const rooms = Object.entries(communityLinks).map(([name, { address }]) => [`](${name})`, `](${address})`] as const);
  const text = section
    .replace(/^(#+ .+?) \{#[\w-]+\}$/gm, '$1')
    .replace(/^```sample (\w+)\n(.*)\n```$/gm, (_all, name: string, caption: string) =>
      codeBlock(`${caption}:`, guideSample(name, PLACE).code),
    )
    .replaceAll('](/', `](${PLACE.site}/`);
  return rooms.reduce((all, [room, address]) => all.replaceAll(room, address), text);
}

const codeBlock = (title: string, code: string): string => `${title}\n\n\`\`\`\n${code.trimEnd()}\n\`\`\``;

function engines(): string {
  return Object.values(ENGINE_SAMPLES)
    .map(({ name, library, textFor }) => `### ${name}\n\n${codeBlock(PLACE.site + library, textFor(PLACE))}\n\n`)
    .join('');
}

async function errors(language: Language): Promise<string> {
  await startI18n(language, NAMESPACES);
  await loadTexts('developers');
  const t = i18next.getFixedT(language, 'developers');
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  const lines = codes.map(
    (code) => `- ${ERROR_STATUS[code]} \`${code}\`: ${t(`errors.${code}.cause`)} ${t(`errors.${code}.fix`)}`,
  );
  return `${lines.join('\n')}\n\n`;
}
