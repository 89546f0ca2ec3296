import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '../launch/paths.mjs';

/** A file, its import, and the rule that refuses it (undefined: the import is allowed). */
const IMPORTS = /** @type {[file: string, imported: string, rule: string | undefined][]} */ ([
  ['backend/src/modules/scores/a.service.ts', '../games/games.service.js', undefined],
  ['backend/src/modules/scores/boards/c.topic.ts', '../shared/board.js', undefined],
  ['backend/src/modules/scores/boards/ab.service.ts', '../ranks/rank-sets.js', undefined],
  ['backend/src/modules/scores/shared/ad.ts', '../ranks/rank-sets.js', 'module-shared-imports-no-feature'],
  ['backend/src/modules/scores/d.entity.ts', '../games/game.entity.js', undefined],
  ['backend/src/modules/scores/e.entity.ts', '../games/games.service.js', 'entities-import-only-entities'],
  ['backend/src/modules/scores/f.service.ts', '../../core/clock.js', undefined],
  ['backend/src/modules/scores/g.service.ts', '../../app.module.js', 'modules-import-no-app'],
  ['backend/src/modules/auth/w.service.ts', '../games/games.service.js', 'auth-imports-no-later-module'],
  ['backend/src/core/h.ts', '../modules/games/games.service.js', 'core-imports-no-module'],
  ['backend/src/config/i.ts', '../core/clock.js', 'config-imports-only-libs'],
  ['backend/src/core/j.ts', '../../../frontend/src/ui/button.js', 'backend-imports-no-frontend'],
  ['backend/src/core/k.ts', '../../../libs/rules/src/level.js', undefined],
  ['backend/src/core/l.ts', './missing.js', 'no-unresolved-imports'],
  ['backend/src/core/m.ts', '../../test/support.js', 'no-tests-in-the-product'],
  ['frontend/src/features/scores/n.ts', '#features/games/card.js', 'features-import-no-feature'],
  ['frontend/src/features/scores/o.ts', '#ui/button.js', undefined],
  ['frontend/src/features/scores/p.ts', '#app/paths.js', 'features-import-no-route'],
  ['frontend/src/features/scores/bb.ts', '#routes/board.js', 'features-import-no-route'],
  ['frontend/src/routes/aa.ts', '#features/games/card.js', undefined],
  ['frontend/src/routes/dd.ts', './board.js', 'routes-import-no-route'],
  ['frontend/src/routes/parts/cc.ts', '#app/paths.js', 'routes-import-no-route'],
  ['frontend/src/shared/q.ts', '#features/games/card.js', 'shared-imports-no-feature'],
  ['frontend/src/ui/af.ts', '#features/games/card.js', 'shared-imports-no-feature'],
  ['frontend/src/shared/r.ts', '../../../backend/src/core/clock.js', 'frontend-imports-no-backend'],
  ['frontend/arcade/snake/x.ts', '#ui/button.js', 'arcade-stays-small'],
  ['frontend/arcade/snake/y.ts', '#shared/theme/palette.js', undefined],
  ['frontend/src/app/z.ts', '../../arcade/snake/view.js', 'site-imports-no-arcade'],
  ['frontend/src/app/s.ts', '#features/games/card.js', undefined],
  ['libs/rules/src/t.ts', '../../../backend/src/core/clock.js', 'libs-import-only-libs'],
  ['libs/rules/src/u.ts', 'node:fs', 'libs-run-in-the-browser'],
  ['backend/src/core/v.ts', '../../../scripts/tool.js', 'no-tools-in-the-product'],
]);

const SUPPORTING_FILES = {
  'backend/src/app.module.ts': '',
  'backend/src/core/clock.ts': '',
  'backend/src/core/x.ts': "import './y.js';",
  'backend/src/core/y.ts': "import './x.js';",
  'backend/src/modules/games/games.service.ts': '',
  'backend/src/modules/games/game.entity.ts': '',
  'backend/src/modules/scores/ranks/rank-sets.ts': '',
  'backend/src/modules/scores/shared/board.ts': '',
  'backend/test/support.ts': '',
  'frontend/arcade/snake/view.ts': '',
  'frontend/src/app/paths.ts': '',
  'frontend/src/features/games/card.ts': '',
  'frontend/src/routes/board.ts': '',
  'frontend/src/ui/button.ts': '',
  'frontend/src/shared/theme/palette.ts': '',
  'libs/rules/src/level.ts': '',
  'scripts/tool.ts': '',
};

describe('npm run check:boundaries', () => {
  /** @type {{ rule: string, from: string, comment: string }[]} */
  let refused;
  /** @type {string} */
  let project;

  beforeAll(() => {
    project = realpathSync(mkdtempSync(path.join(tmpdir(), 'boundaries-')));
    for (const [file, text] of Object.entries(SUPPORTING_FILES)) writeSource(file, text);
    for (const [file, imported] of IMPORTS) writeSource(file, `import '${imported}';`);
    for (const file of ['tsconfig.base.json', 'frontend/package.json'])
      cpSync(inProject(file), path.join(project, file));
    symlinkSync(inProject('node_modules'), path.join(project, 'node_modules'));
    const { stdout } = spawnSync(
      'node',
      [
        inProject('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
        ...['--config', inProject('.dependency-cruiser.cjs'), '--output-type', 'json', 'backend', 'frontend', 'libs'],
      ],
      { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    const { summary } = JSON.parse(stdout);
    const comments = new Map(summary.ruleSetUsed.forbidden.map((/** @type {any} */ rule) => [rule.name, rule.comment]));
    refused = summary.violations.map((/** @type {any} */ { rule, from }) => ({
      rule: rule.name,
      from,
      comment: comments.get(rule.name),
    }));
  });

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  /**
   * @param {string} file
   * @param {string} text
   */
  function writeSource(file, text) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), `${text}\nexport {};\n`);
  }

  const rulesAgainst = (/** @type {string} */ file) =>
    refused.filter(({ from }) => from === file).map(({ rule }) => rule);

  it.each(IMPORTS.filter(([, , rule]) => rule))('refuses %s importing %s: %s', (file, _imported, rule) => {
    expect(rulesAgainst(file)).toEqual([rule]);
  });

  it.each(IMPORTS.filter(([, , rule]) => !rule))('allows %s importing %s', (file) => {
    expect(rulesAgainst(file)).toEqual([]);
  });

  it('refuses circular imports', () => {
    expect(rulesAgainst('backend/src/core/x.ts')).toEqual(['no-circular-imports']);
  });

  it('names the right place for the code in every violation', () => {
    for (const { comment } of refused)
      expect(comment).toMatch(/\b(move|belongs|let|ask|export|take|decide|correct|put)\b/i);
  });
});
