import type { SubjectKind } from '@gamegeek/contracts/moderation/moderation-limits.js';
import { Flag } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { ReportLink, Trigger } from './report-button.styles.js';

/** The form is as large as a page and loaded on demand. */
const ReportDialog = lazyPart(() => import('./report-dialog.js'), 'ReportDialog', 'moderationValidation');

export interface ReportButtonProps {
  kind: SubjectKind;
  id: number;
  /** The owner or name of the subject, for the accessible name. */
  name: string;
  isSignedIn: boolean;
  /** Icon only, in lists. */
  isSmall?: boolean;
  /** Of the player of a removed score; `name` is that of its game. */
  isAppeal?: boolean;
}

/** Opens the report dialog; visitors are asked to sign in first. */
export function ReportButton({
  kind,
  id,
  name,
  isSignedIn,
  isSmall = false,
  isAppeal = false,
}: ReportButtonProps): ReactNode {
  const { t } = useTranslation('report');
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [isReported, setReported] = useState(false);

  const texts = isAppeal ? ({ before: 'appeal.button', after: 'appeal.done' } as const) : ({ before: 'report', after: 'reported' } as const); // prettier-ignore
  const word = t(isReported ? texts.after : texts.before);
  const label = `${word}: ${isAppeal ? t('appeal.of', { name }) : t(`of.${kind}`, { name })}`;
  const face = (
    <>
      <Flag size={16} aria-hidden="true" />
      {!isSmall && word}
    </>
  );

  if (!isSignedIn) {
    const state: AuthLinkState = { from: pathname + search, reason: 'needed' };
    return (
      <ReportLink to={paths.auth()} state={state} $small={isSmall} aria-label={label} title={word}>
        {face}
      </ReportLink>
    );
  }
  return (
    <>
      <Trigger
        type="button"
        $small={isSmall}
        aria-label={label}
        title={word}
        aria-disabled={isReported}
        aria-haspopup="dialog"
        onClick={() => !isReported && setOpen(true)}
      >
        {face}
      </Trigger>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog
            {...{ kind, id, isAppeal }}
            onClose={() => setOpen(false)}
            onReported={() => setReported(true)}
          />
        </Suspense>
      )}
    </>
  );
}
