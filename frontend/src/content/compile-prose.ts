// Compiles a page of src/content to a module, for Vite and Jest. The browser gets HTML and no Markdown.
import { Marked, type Token, type Tokens } from 'marked';
import { communityLinks } from '../shared/routing/community-links.ts';
import type { Block, Part, Prose, Section } from '../shared/prose/prose-content.js';

const communityAddresses = new Map(Object.entries(communityLinks).map(([name, { address }]) => [name, address]));

const markdown = new Marked({
  renderer: {
    /** `[text](chat)` links to a community room; other sites and files of the server open in a new tab. */
    link({ href, tokens }) {
      const address = communityAddresses.get(href) ?? href;
      const isPage = /^\/(?!api\/(?!reference))/.test(address);
      const target = isPage ? '' : ' target="_blank" rel="noopener noreferrer"';
      return `<a href="${address}"${target}>${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

/** The source of a module whose default export is the page. */
export function compileProse(source: string): string {
  return `export default ${JSON.stringify(proseOf(source))};`;
}

/** `# Title`, a paragraph above the title, and the introduction; then sections (`##`), which may have parts (`###`). */
export function proseOf(source: string): Prose {
  const { before, chapters } = splitAt(2, markdown.lexer(source));
  const [title, eyebrow, ...intro] = before.filter(({ type }) => type !== 'space');
  if (!isHeading(title) || eyebrow?.type !== 'paragraph') {
    throw new Error('A page begins with its title and a line of text for above the title.');
  }
  return {
    title: title.text,
    eyebrow: String(eyebrow.text),
    intro: blocksOf(intro),
    sections: chapters.map(sectionOf),
  };
}

interface Chapter {
  heading: Tokens.Heading;
  tokens: Token[];
}

function sectionOf({ heading, tokens }: Chapter): Section {
  const { before, chapters } = splitAt(3, tokens);
  return { ...partOf({ heading, tokens: before }), parts: chapters.map(partOf) };
}

/** Headings have an id, the same in every language: `## Fair play {#fair-play}`. */
function partOf({ heading, tokens }: Chapter): Part {
  const [, title, id] = /^(.+) \{#([\w-]+)\}$/.exec(heading.text) ?? [];
  if (title === undefined || id === undefined) throw new Error(`“${heading.text}” has no id: add {#its-id}.`);
  return { id, title, body: blocksOf(tokens) };
}

/**
 * HTML, and between it the samples that the page fills in: a code block with the name of the sample, and its caption.
 */
function blocksOf(tokens: Token[]): Block[] {
  const blocks: Block[] = [];
  for (const token of tokens) {
    if (isCode(token)) {
      blocks.push({ sample: token.lang?.replace('sample ', '') ?? '', caption: token.text });
      continue;
    }
    const html = markdown.parser([token]).trim();
    const last = blocks.at(-1);
    if (typeof last === 'string') blocks.splice(-1, 1, last + html);
    else if (html) blocks.push(html);
  }
  return blocks;
}

function splitAt(depth: number, tokens: Token[]): { before: Token[]; chapters: Chapter[] } {
  const before: Token[] = [];
  const chapters: Chapter[] = [];
  for (const token of tokens) {
    if (isHeading(token) && token.depth === depth) chapters.push({ heading: token, tokens: [] });
    else (chapters.at(-1)?.tokens ?? before).push(token);
  }
  return { before, chapters };
}

const isHeading = (token: Token | undefined): token is Tokens.Heading => token?.type === 'heading';
const isCode = (token: Token): token is Tokens.Code => token.type === 'code';
