export type TextPart =
  | { kind: 'plain'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; target: string };

const MARKED = /\[([^\]]+)\]\(([\w]+)\)|`([^`]+)`|\*\*([^*]+)\*\*/g;

/** Parses `[label](target)`, `code` in backticks and **strong** text. */
export function parseRichText(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKED)) {
    if (match.index > end) parts.push({ kind: 'plain', text: line.slice(end, match.index) });
    parts.push(partOf(match));
    end = match.index + match[0].length;
  }
  if (end < line.length) parts.push({ kind: 'plain', text: line.slice(end) });
  return parts;
}

function partOf([, label, target, code, strong]: RegExpExecArray): TextPart {
  if (label !== undefined && target !== undefined) return { kind: 'link', text: label, target };
  if (code !== undefined) return { kind: 'code', text: code };
  return { kind: 'strong', text: strong ?? '' };
}

/** The text without marks, for searching. */
export function plainText(line: string): string {
  return parseRichText(line)
    .map(({ text }) => text)
    .join('');
}
