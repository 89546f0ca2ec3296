import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const libs = fileURLToPath(new URL('../libs/', import.meta.url));
/** Where `npm run dev` has put the API; the built site is served by the API itself. */
const api = process.env.GAMEGEEK_API ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [react()],
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: [{ find: /^@gamegeek\/([^/]+)\/(.+)\.js$/, replacement: `${libs}$1/src/$2.ts` }],
  },
  server: {
    port: 5173,
    proxy: { '/api': api, '/health': api, '/socket.io': { target: api, ws: true } },
  },
  build: { target: 'es2022', sourcemap: false, reportCompressedSize: true },
});
