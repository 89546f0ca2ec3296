/** Invalid arguments; the message lists the valid ones. */
export class OptionsError extends Error {}

export interface Options<T> {
  benchmarks: T[];
  /** Shorter runs and fewer rounds. */
  quick: boolean;
}

/** `--quick`, and `--only=mix,watchers`. */
export function readOptions<T extends { name: string }>(args: readonly string[], all: readonly T[]): Options<T> {
  let benchmarks = [...all];
  let quick = false;
  for (const arg of args) {
    if (arg === '--quick') quick = true;
    else if (arg.startsWith('--only='))
      benchmarks = arg
        .slice('--only='.length)
        .split(',')
        .map((name) => named(name, all));
    else throw new OptionsError(`"${arg}" is unknown: use --quick, or --only= with ${namesOf(all)}.`);
  }
  return { benchmarks, quick };
}

function named<T extends { name: string }>(name: string, all: readonly T[]): T {
  const benchmark = all.find((known) => known.name === name);
  if (!benchmark) throw new OptionsError(`There is no benchmark "${name}". Available: ${namesOf(all)}.`);
  return benchmark;
}

function namesOf(all: readonly { name: string }[]): string {
  return all.map(({ name }) => name).join(', ');
}
