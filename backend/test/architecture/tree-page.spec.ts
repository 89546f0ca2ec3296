import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

/** The paths that the tree of docs/architecture.md names; a line may name several, before its description. */
function pathsOfTree(): string[] {
  const [, tree = ''] = read('docs/architecture.md').split('```\n');
  const paths: string[] = [];
  const parents: string[] = [];
  for (const line of tree.split('\n')) {
    const indentation = /^ */.exec(line)?.[0].length ?? 0;
    if (line.trim() === '' || indentation > 10) continue;
    const depth = indentation / 2;
    const names = /^((?:[\w.-]+(?:\/[\w.-]*)*(?:\/|\.[a-z]+) {0,2})+)/.exec(line.trim())?.[0].trim().split(/ +/) ?? [];
    for (const name of names) paths.push([...parents.slice(0, depth), name.replace(/\/$/, '')].join('/'));
    parents.splice(depth, Infinity, names[0]?.replace(/\/$/, '') ?? '');
  }
  return paths;
}

describe('the tree of docs/architecture.md', () => {
  const paths = pathsOfTree();

  it('names existing files and folders only', () => {
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((file) => !existsSync(path.join(project, file)))).toEqual([]);
  });

  it.each(['libs', 'backend/src', 'backend/src/core', 'backend/src/modules', 'backend/test'])(
    'names every folder of %s',
    (parent) => {
      const folders = readdirSync(path.join(project, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
        .map(({ name }) => `${parent}/${name}`);
      expect(folders.filter((folder) => !paths.some((named) => `${named}/`.startsWith(`${folder}/`)))).toEqual([]);
    },
  );
});

describe('the topic table of docs/live-protocol.md', () => {
  it('lists exactly the registered topics', () => {
    const [, section = ''] = read('docs/live-protocol.md').split('\n## 2. Topics\n');
    const listed = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([a-z]+)/gm)].map(([, name]) => name);
    const registered = globSync('backend/src/modules/**/*.topic.ts', { cwd: project }).map(
      (file) => /^ {2}(?:readonly )?name = '([^']+)'/m.exec(read(file))?.[1] ?? file,
    );
    expect(listed.sort()).toEqual(registered.sort());
  });
});
