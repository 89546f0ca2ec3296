/// <reference types="vite/client" />

// Built from the palettes by vite.config.ts.
declare module 'virtual:theme.css';

// Pages of src/content, compiled by compile-prose.ts.
declare module '*.en.md' {
  import type { Prose } from '#shared/prose/prose-content.js';
  export const en: Prose;
}
declare module '*.es.md' {
  import type { Prose } from '#shared/prose/prose-content.js';
  export const es: Prose;
}
declare module '*.fr.md' {
  import type { Prose } from '#shared/prose/prose-content.js';
  export const fr: Prose;
}
declare module '*.de.md' {
  import type { Prose } from '#shared/prose/prose-content.js';
  export const de: Prose;
}
