/** What a watcher does with a patch that covers the sequence numbers from…to (CONTRACT section 5). */
export type PatchVerdict = 'apply' | 'ignore' | 'gap';

export function judgePatch(held: number, patch: { from: number; to: number }): PatchVerdict {
  if (patch.to <= held) return 'ignore';
  return patch.from <= held + 1 ? 'apply' : 'gap';
}
