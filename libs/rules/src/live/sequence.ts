/** What a watcher does with a patch of these sequence numbers (docs/live-protocol.md, section 3). */
export type PatchVerdict = 'apply' | 'ignore' | 'gap';

export function judgePatch(held: number, patch: { from: number; to: number }): PatchVerdict {
  if (patch.to <= held) return 'ignore';
  return patch.from <= held + 1 ? 'apply' : 'gap';
}
