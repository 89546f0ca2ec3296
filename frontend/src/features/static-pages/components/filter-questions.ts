import type { Block, Section } from '#shared/prose/prose-content.js';
import { searchable } from '#shared/searchable.js';

/** Questions that contain every search word, in question or answer; empty groups are left out. */
export function filterQuestions(groups: readonly Section[], search: string): readonly Section[] {
  const words = searchable(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      parts: group.parts.filter(({ title, body }) => {
        const text = searchable(`${title} ${body.map(plainText).join(' ')}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ parts }) => parts.length > 0);
}

export function countQuestions(groups: readonly Section[]): number {
  return groups.reduce((count, { parts }) => count + parts.length, 0);
}

function plainText(block: Block): string {
  return typeof block === 'string'
    ? new DOMParser().parseFromString(block, 'text/html').body.textContent
    : block.caption;
}
