import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { Marked } from 'marked';
import { escapeMarkup } from '../web/escape.js';
import { ERROR_CODES } from './api-endpoint.js';
import type { Operation } from './schemas.js';

type Documented = Operation & { [ERROR_CODES]?: ErrorCode[] };

/** Texts of the document are plain: `<API key>` in one is no element. */
const markdown = new Marked({ gfm: false, renderer: { html: ({ text }) => escapeMarkup(text) } });

/** The API reference as Markdown, for readers without a browser: each call with its input, its answer and its errors. */
export function referenceText(document: OpenAPIObject): string {
  return `# API Reference\n\n${chaptersOf(document)}`;
}

/** The same as HTML below the title of its page, for readers without scripts. */
export function referenceMarkup(document: OpenAPIObject): string {
  return markdown.parse(chaptersOf(document), { async: false });
}

function chaptersOf({ info, servers = [], tags = [], paths }: OpenAPIObject): string {
  const site = servers[0]?.url ?? '';
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Documented>).map(([method, operation]) => ({
      tag: operation.tags?.[0],
      text: callText(`${method.toUpperCase()} ${site}${path}`, operation),
    })),
  );
  const chapters = tags.map(({ name, description = '' }) => {
    const own = calls.filter(({ tag }) => tag === name).map(({ text }) => text);
    return `## ${name}\n\n${description}\n\n${own.join('\n')}`;
  });
  const schemas = `Schemas of bodies and answers, limits and the live protocol are in ${site}/api/openapi.json.`;
  return `${info.description ?? ''}\n\n${schemas}\n\n${chapters.join('\n')}`;
}

function callText(call: string, operation: Documented): string {
  const { summary = '', description, security = [], parameters = [], requestBody, responses } = operation;
  const ways = security.flatMap((way) => Object.keys(way));
  const lines = [
    summary + (description ? `. ${description}` : ''),
    ...(ways.length > 0 ? [`Credentials: ${ways.join(', ')}`] : []),
    ...parameters.flatMap((given) =>
      'in' in given ? [`\`${given.name}\` (${given.in}): ${given.description ?? ''}`] : [],
    ),
    ...exampleLines('Body', requestBody),
    ...Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, answer]) => exampleLines(`Answer ${status}`, answer)),
    `Errors: ${(operation[ERROR_CODES] ?? []).map((code) => `\`${code}\``).join(', ')}`,
  ];
  return `### ${call}\n\n${lines.map((line) => `- ${line.replace(/\s+/g, ' ').trim()}`).join('\n')}\n`;
}

function exampleLines(name: string, given: Operation['requestBody'] | Operation['responses'][string]): string[] {
  if (!given || !('content' in given)) return [];
  return Object.entries(given.content ?? {}).map(([type, { example }]) => {
    const shown: unknown = example;
    return type === 'application/json' ? `${name}: \`${JSON.stringify(shown)}\`` : `${name}: a file, ${type}`;
  });
}
