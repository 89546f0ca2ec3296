/** Thrown for arguments that cannot be meant; the message says what can. */
export class OptionsError extends Error {}

export interface Options<T> {
  figures: T[];
  /** Shorter runs, fewer rounds: a first impression. */
  quick: boolean;
}

/** `--quick`, and `--only=scores,watchers`. */
export function readOptions<T extends { name: string }>(args: readonly string[], all: readonly T[]): Options<T> {
  let figures = [...all];
  let quick = false;
  for (const arg of args) {
    if (arg === '--quick') quick = true;
    else if (arg.startsWith('--only='))
      figures = arg
        .slice('--only='.length)
        .split(',')
        .map((name) => named(name, all));
    else throw new OptionsError(`"${arg}" is not known: use --quick, or --only= with ${namesOf(all)}.`);
  }
  return { figures, quick };
}

function named<T extends { name: string }>(name: string, all: readonly T[]): T {
  const figure = all.find((known) => known.name === name);
  if (!figure) throw new OptionsError(`There is no figure "${name}": there are ${namesOf(all)}.`);
  return figure;
}

function namesOf(all: readonly { name: string }[]): string {
  return all.map(({ name }) => name).join(', ');
}
