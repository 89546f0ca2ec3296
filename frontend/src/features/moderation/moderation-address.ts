import { SUBJECT_KINDS, type SubjectKind } from '@gamegeek/contracts/moderation/moderation-limits.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useSearchParams } from 'react-router-dom';

const TABS = ['open', 'done', 'log'] as const;
export type ModerationTab = (typeof TABS)[number];

/** Which part of the moderators' page is shown, as its address says. */
export function useModerationAddress() {
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((known) => known === query.get('tab')) ?? 'open';
  const kind = SUBJECT_KINDS.find((known) => known === query.get('kind'));
  const page = parsePositiveInteger(query.get('page')) ?? 1;

  function show(next: { tab: ModerationTab; kind?: SubjectKind | undefined; page?: number }): void {
    const wanted = new URLSearchParams();
    if (next.tab !== 'open') wanted.set('tab', next.tab);
    if (next.kind) wanted.set('kind', next.kind);
    if (next.page !== undefined && next.page > 1) wanted.set('page', String(next.page));
    setQuery(wanted);
  }

  return {
    tab,
    kind,
    page,
    showTab: (wanted: ModerationTab) => show({ tab: wanted }),
    showKind: (wanted: SubjectKind | undefined) => show({ tab, kind: wanted }),
    showPage: (wanted: number) => show({ tab, kind, page: wanted }),
  };
}
