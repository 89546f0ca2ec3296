import type { Build } from '@gamegeek/contracts/builds/builds.schemas.js';

export function build(number: number, changes: Partial<Build> = {}): Build {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return {
    id,
    number,
    sha256: 'ab'.repeat(32),
    size: 2_097_152,
    files: 3,
    verdict: 'ready',
    reasons: [],
    notes: '',
    published: false,
    url: `https://games.example/builds/${id}/`,
    created_at: '2026-11-28T10:00:00.000Z',
    ...changes,
  };
}
