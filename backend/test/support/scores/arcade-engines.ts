const source = (path: string) => JSON.stringify(new URL(`../../../../${path}`, import.meta.url).href);

/** The server's engines, loaded from source because the replay thread needs a build otherwise. */
export const ARCADE_ENGINES = `data:text/javascript,${encodeURIComponent(`
  import ${source('scripts/resolve-typescript.ts')};
  const { replay: replayRun } = await import(${source('backend/src/modules/play/proofs/arcade-engines.ts')});
  export const replay = replayRun;
`)}`;
