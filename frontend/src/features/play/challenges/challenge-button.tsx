import { Swords } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { useReader } from '#shared/session/use-reader.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';

/** The form is loaded on demand. */
const ChallengeDialog = lazyPart(() => import('./challenge-dialog.js'), 'ChallengeDialog');

/** Challenges others to race a run. Visitors log in first, and return to this page. */
export function ChallengeButton({ scoreId }: { scoreId: number }): ReactNode {
  const { t } = useTranslation('runs');
  const { id, isAwaited } = useReader();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const back: AuthLinkState = { tab: 'login', from: pathname };
  const label = (
    <>
      <Swords size={18} aria-hidden="true" />
      {t('challenge.button')}
    </>
  );
  if (id === undefined && !isAwaited) {
    return (
      <ButtonLink to={paths.auth()} state={back}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button disabled={isAwaited} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChallengeDialog scoreId={scoreId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
