import { SUBJECT_KINDS, type SubjectKind } from '@gamegeek/contracts/moderation/moderation-limits.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useAddressQuery } from '#shared/routing/use-address-query.js';

const TABS = ['open', 'done', 'log'] as const;
export type ModerationTab = (typeof TABS)[number];

/** The selected part of the moderation page, from its address. */
export function useModerationAddress() {
  const [query, change] = useAddressQuery();
  const tab = TABS.find((known) => known === query.get('tab')) ?? 'open';
  const kind = SUBJECT_KINDS.find((known) => known === query.get('kind'));
  const page = parsePositiveInteger(query.get('page')) ?? 1;

  return {
    tab,
    kind,
    page,
    showTab: (wanted: ModerationTab) =>
      change({ tab: wanted === 'open' ? undefined : wanted, kind: undefined, page: undefined }),
    showKind: (wanted: SubjectKind | undefined) => change({ kind: wanted, page: undefined }),
    showPage: (wanted: number) => change({ page: wanted > 1 ? String(wanted) : undefined }),
  };
}
