/// <reference types="vite/client" />

// Built from the palettes by vite.config.ts.
declare module 'virtual:theme.css';

// Pages of src/content, compiled by compile-prose.ts.
declare module '*.md' {
  import type { Prose } from '#shared/prose/prose-content.js';
  const page: Prose;
  export default page;
}
