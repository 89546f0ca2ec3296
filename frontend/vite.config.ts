import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitePage } from '@gamegeek/contracts/site/pages.js';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type HtmlTagDescriptor, type Plugin } from 'vite';
import { compressFile } from './compress-file.js';
import { compileProse } from './src/content/compile-prose.js';
import { splitTexts } from './src/shared/i18n/split-texts.js';
import type { TextLoaders } from './src/shared/i18n/texts.js';
import { themeCss } from './src/shared/theme/theme-css.js';

const libs = fileURLToPath(new URL('../libs/', import.meta.url));
/** The API's address under `npm run dev`; in production the API serves the built site. */
const api = process.env.GAMEGEEK_API ?? 'http://127.0.0.1:3001';
const resolve = {
  alias: [{ find: /^@gamegeek\/([^/]+)\/(.+)\.js$/, replacement: `${libs}$1/src/$2.ts` }],
};

/** The palettes as a style sheet, so that the background is correct before any script runs. */
function themeStyles(): Plugin {
  const name = 'virtual:theme.css';
  return {
    name: 'gamegeek-theme-styles',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeCss() : undefined),
  };
}

/** Pages of prose, which are Markdown. */
function prose(): Plugin {
  return {
    name: 'gamegeek-prose',
    transform: (source, id) =>
      id.endsWith('.md') ? { code: compileProse(source), map: null, moduleType: 'js' } : undefined,
  };
}

/** The texts of features, in a module for each language. */
function texts(): Plugin {
  const evaluate = (file: string) => runnerImport<{ default: TextLoaders }>(file, { configFile: false, resolve });
  const evaluated = new Map<string, ReturnType<typeof evaluate>>();
  return {
    name: 'gamegeek-texts',
    enforce: 'pre',
    watchChange: () => evaluated.clear(),
    load: {
      filter: { id: /\.texts\.ts(\?\w\w)?$/ },
      async handler(id) {
        const [file = id, language] = id.split('?');
        const loading = evaluated.get(file) ?? evaluate(file);
        evaluated.set(file, loading);
        const { module, dependencies } = await loading;
        for (const watched of [file, ...dependencies]) this.addWatchFile(watched);
        return { code: await splitTexts(module.default, path.basename(file), language), map: null, moduleType: 'js' };
      },
    },
  };
}

/** The script before the first paint, with a content hash in its name, so that browsers can cache it indefinitely. */
function hashedThemeScript(): Plugin {
  const file = fileURLToPath(new URL('public/theme.js', import.meta.url));
  const source = readFileSync(file, 'utf8');
  const fileName = `assets/theme-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
  return {
    name: 'gamegeek-theme-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: (html) => html.replace('src="/theme.js"', `src="/${fileName}"`),
  };
}

/**
 * Preloads the two fonts, which the first paint needs, and the app, which follows its libraries.
 */
function preloadStart(): Plugin {
  return {
    name: 'gamegeek-preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((file): HtmlTagDescriptor[] => {
          const href = `/${file.fileName}`;
          if (href.endsWith('.woff2')) {
            const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' };
            return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
          }
          if (file.type !== 'chunk' || file.name !== 'app') return [];
          return [{ tag: 'link', attrs: { rel: 'modulepreload', href, crossorigin: '' }, injectTo: 'head' }];
        }),
    },
  };
}

function compressAssets(): Plugin {
  return {
    name: 'gamegeek-compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file));
      await Promise.all(files.map((file) => compressFile(path.join(dir, file))));
    },
  };
}

const TEXTS_OF_PAGES = new Set(['title', 'description']);

/** Removes titles and descriptions of pages: the server sends them, and the site has translated ones. */
function pagesWithoutTexts(): Plugin {
  const file = path.join(libs, 'contracts/src/site/pages.ts');
  return {
    name: 'gamegeek-pages-without-texts',
    load: async (id) => {
      if (id !== file) return undefined;
      const { PAGES } = (await import(file)) as { PAGES: Record<string, SitePage> };
      const withoutTexts = JSON.stringify(PAGES, (key, value: unknown) =>
        TEXTS_OF_PAGES.has(key) ? undefined : value,
      );
      return `export const PAGES = ${withoutTexts};`;
    },
  };
}

/** What nearly every page loads: the layout, live topics, games and boards. */
const OF_EVERY_PAGE = [
  /frontend[\\/]src[\\/]app[\\/](start|layout|router|providers)/,
  /frontend[\\/]src[\\/]shared[\\/](first-paint|live[\\/](use-live|live-topic))/,
  /libs[\\/]rules[\\/]src[\\/](can-be-played|game-makers|boards[\\/](format-value|values))/,
  /libs[\\/]contracts[\\/]src[\\/](games[\\/]games\.schemas|live[\\/](topics|watch-options)|paging[\\/]page-limits|scores[\\/]scores\.schemas)/,
  // Too small for files of their own.
  /libs[\\/]contracts[\\/]src[\\/](preferences[\\/]preferences\.ts|play[\\/]play-limits|scores[\\/]doubts)|games[\\/]has-board/,
];

const SHARED_PART = /lucide-react|frontend[\\/]src[\\/](ui|shared[\\/](theme|routing|motion))[\\/]/;
const CONTROL =
  /frontend[\\/]src[\\/]ui[\\/](dialogs[\\/]|fields[\\/]|pager\.|tabs\.|page[\\/](breadcrumb|page-head)\.)/;

export default defineConfig({
  plugins: [
    react(),
    pagesWithoutTexts(),
    prose(),
    texts(),
    themeStyles(),
    hashedThemeScript(),
    preloadStart(),
    compressAssets(),
  ],
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve,
  server: {
    port: 5173,
    // The API reference is a page.
    proxy: {
      '^/api/(?!reference)': api,
      // The links of drafts, which set a cookie.
      '^/(games|play)/\\d+\\?(.*&)?draft=': api,
      '/health': api,
      '/arcade': api,
      '/sdk': api,
      '/embed': api,
      '/pictures': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: true,
    // Lists the dependencies of files, for the size budgets. Not delivered, like all files that begin with a dot.
    manifest: true,
    // Fonts stay files: they are preloaded and cached indefinitely, and the content security policy forbids data:
    // fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      // What is loaded later needs no preload of what index.html loads.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter((file) => !/^assets\/(rolldown-runtime|vendor|app)-/.test(file)),
    },
    rolldownOptions: {
      // Marks Valibot's functions as pure, so that a page includes only the schemas that it uses.
      treeshake: { manualPureFunctions: ['v'] },
      output: {
        // The app holds the names of all files: these hashes are smaller, compressed, than the default's.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Two files for every page, one of which changes only with its libraries, instead of twenty small ones.
        codeSplitting: {
          groups: [
            // Excludes the component for links in translations, which only some pages use.
            {
              name: 'vendor',
              priority: 2,
              test: /vite[\\/]preload-helper|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|zustand|i18next|react-i18next(?![\\/]dist[\\/]es[\\/](Icu)?Trans))[\\/]/,
            },
            // The libraries of forms.
            {
              name: 'forms',
              priority: 2,
              test: /node_modules[\\/](react-hook-form|@hookform|class-validator|class-transformer|validator|libphonenumber-js)[\\/]/,
            },
            // The libraries of pages that fetch.
            { name: 'query', priority: 2, test: /node_modules[\\/]@tanstack[\\/]|shared[\\/]api[\\/]query-/ },
            // Small parts of many pages in two files, instead of dozens of requests. The home page needs only the first.
            {
              name: 'parts',
              priority: 0,
              minShareCount: 5,
              test: (id) => SHARED_PART.test(id) && !CONTROL.test(id),
            },
            { name: 'controls', priority: 0, minShareCount: 5, test: CONTROL },
            // What parts on demand share with their page, so that they do not depend on all of it.
            {
              name: (id) => path.parse(path.parse(id).name).name,
              priority: 0,
              test: /features[\\/](account[\\/]owner|account[\\/]profile-address|games[\\/]details[\\/](game-sidebar\.styles|screenshot))\./,
            },
            { name: 'app', priority: 1, test: (id) => OF_EVERY_PAGE.some((pattern) => pattern.test(id)) },
          ],
        },
      },
    },
  },
});
