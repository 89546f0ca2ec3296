import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { ERROR_CODES } from './api-endpoint.js';
import type { Operation } from './schemas.js';

type Documented = Operation & { [ERROR_CODES]?: ErrorCode[] };

/** The API reference as Markdown, for readers without a browser: each call with its input, an example and its errors. */
export function referenceText({ info, servers = [], tags = [], paths }: OpenAPIObject): string {
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
  return `# API Reference\n\n${info.description ?? ''}\n\n${schemas}\n\n${chapters.join('\n')}`;
}

function callText(call: string, operation: Documented): string {
  const { summary = '', description, security = [], parameters = [], requestBody } = operation;
  const ways = security.flatMap((way) => Object.keys(way));
  const lines = [
    summary + (description ? `. ${description}` : ''),
    ...(ways.length > 0 ? [`Credentials: ${ways.join(', ')}`] : []),
    ...parameters.flatMap((given) =>
      'in' in given ? [`\`${given.name}\` (${given.in}): ${given.description ?? ''}`] : [],
    ),
    ...exampleLines(requestBody),
    `Errors: ${(operation[ERROR_CODES] ?? []).map((code) => `\`${code}\``).join(', ')}`,
  ];
  return `### ${call}\n\n${lines.map((line) => `- ${line.replace(/\s+/g, ' ').trim()}`).join('\n')}\n`;
}

function exampleLines(body: Operation['requestBody']): string[] {
  if (!body || !('content' in body)) return [];
  return Object.entries(body.content).map(([type, { example }]) => {
    const shown: unknown = example;
    return type === 'application/json' ? `Body: \`${JSON.stringify(shown)}\`` : `Body: a file, ${type}`;
  });
}
