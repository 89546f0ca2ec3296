import { UserPlus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { Button } from '#ui/buttons/button.js';

/** The form is loaded on demand. */
const InviteDialog = lazyPart(() => import('./invite-dialog.js'), 'InviteDialog');

/** Invites another player to a game. */
export function InviteButton({ game }: { game: { id: number; name: string } }): ReactNode {
  const { t } = useTranslation('inbox');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UserPlus size={17} aria-hidden="true" />
        {t('invite.button')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <InviteDialog game={game} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
