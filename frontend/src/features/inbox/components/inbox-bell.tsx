import type { InboxState } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { Bell } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { BellButton, BellLink, Count } from './inbox-bell.styles.js';

/** The bell is on every page; the sheet it opens is as large as a page and loaded on demand. */
const InboxSheet = lazyPart(() => import('./inbox-sheet.js'), 'InboxSheet');

const MOST_SHOWN = 99;

/** Shows the unread count and opens the newest notices; on phones it links to the inbox. */
export function InboxBell({ state }: { state: InboxState | undefined }): ReactNode {
  const { t } = useTranslation('inbox');
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const unread = state?.unread ?? 0;
  const name = unread > 0 ? t('bellUnread', { count: unread }) : t('bell');
  const look = (
    <>
      <Bell size={21} aria-hidden="true" />
      {unread > 0 && <Count aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</Count>}
    </>
  );
  // Bound to one history entry, so that following a link closes it.
  const isOpen = openedAt === key;
  return (
    <>
      <BellLink to={paths.inbox()} aria-label={name}>
        {look}
      </BellLink>
      <BellButton
        ref={button}
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(isOpen ? undefined : key)}
      >
        {look}
      </BellButton>
      {isOpen && (
        <Suspense fallback={null}>
          <InboxSheet state={state} bell={button} onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
