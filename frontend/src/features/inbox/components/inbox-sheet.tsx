import type { InboxState } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { Popover } from 'radix-ui';
import { Suspense, useId, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';
import { Skeleton } from '#ui/skeleton.js';

const NewestNotices = lazyPart(() => import('./newest-notices.js'), 'NewestNotices');

interface InboxSheetProps {
  state: InboxState | undefined;
  /** The anchor, which also gets the focus back. */
  bell: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The sheet below the bell. */
export function InboxSheet({ state, bell, onClose }: InboxSheetProps): ReactNode {
  const { t } = useTranslation('inbox');
  const title = useId();
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={bell} />
      <Sheet
        align="end"
        sideOffset={8}
        collisionPadding={12}
        aria-labelledby={title}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          bell.current?.focus();
        }}
        // The bell handles its own press.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && bell.current?.contains(event.target)) event.preventDefault();
        }}
      >
        <SheetTitle id={title}>{t('newest')}</SheetTitle>
        <Suspense fallback={<Skeleton $width="100%" $height="320px" />}>
          <NewestNotices state={state} onClose={onClose} />
        </Suspense>
      </Sheet>
    </Popover.Root>
  );
}

const Sheet = styled(Popover.Content)`
  z-index: 60;
  display: flex;
  flex-direction: column;
  width: min(420px, calc(100vw - 24px));
  max-height: min(620px, var(--radix-popover-content-available-height));
  padding: ${space[8]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow:
    inset 0 0 0 1px ${color.line},
    0 18px 48px ${color.shadow};
`;

const SheetTitle = styled.h2`
  margin: 0;
  padding: ${space[8]} ${space[12]};
  font-size: ${fontSize.base};
`;
