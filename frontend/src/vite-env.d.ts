/// <reference types="vite/client" />

// Built from the palettes by vite.config.ts.
declare module 'virtual:theme.css';
