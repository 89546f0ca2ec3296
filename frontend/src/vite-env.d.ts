/// <reference types="vite/client" />

// Built from the palettes by vite.config.ts.
declare module 'virtual:theme.css';

// Pages of src/content, compiled by compile-prose.ts.
/* oxlint-disable typescript/consistent-type-imports -- An ambient module cannot import a relative path. */
declare module '*.en.md' {
  export const en: import('./shared/prose/prose-content.js').Prose;
}
declare module '*.es.md' {
  export const es: import('./shared/prose/prose-content.js').Prose;
}
declare module '*.fr.md' {
  export const fr: import('./shared/prose/prose-content.js').Prose;
}
declare module '*.de.md' {
  export const de: import('./shared/prose/prose-content.js').Prose;
}
