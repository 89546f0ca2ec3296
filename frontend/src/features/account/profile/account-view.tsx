import { BadgeAlert, BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { useOwner } from '../owner.js';
import { Details, Mark } from './account-details.styles.js';
import { PendingEmail } from './pending-email.js';
import { ResendButton } from './resend-button.js';

interface AccountViewProps {
  focusEdit: boolean;
  onEdit: () => void;
}

export function AccountView({ focusEdit, onEdit }: AccountViewProps): ReactNode {
  const { t } = useTranslation('account');
  const { user } = useOwner();
  return (
    <>
      <Details>
        <div>
          <dt>{t('auth.username')}</dt>
          <dd>{user.username}</dd>
        </div>
        <div>
          <dt>{t('auth.email')}</dt>
          <dd>
            {user.email || t('account.notProvided')}
            {user.email && <EmailMark />}
            {user.pending_email && <PendingEmail email={user.pending_email} />}
          </dd>
        </div>
      </Details>
      <Button autoFocus={focusEdit} onClick={onEdit}>
        {t('account.edit')}
      </Button>
    </>
  );
}

/** Whether the address is verified, and a button to verify it. */
function EmailMark(): ReactNode {
  const { t } = useTranslation('account');
  const { user } = useOwner();
  if (user.email_verified) {
    return (
      <Mark $verified>
        <BadgeCheck size={16} aria-hidden="true" />
        {t('account.verified')}
      </Mark>
    );
  }
  return (
    <Row as="span" $above={4} $gap={16} $rowGap={8}>
      <Mark $verified={false}>
        <BadgeAlert size={16} aria-hidden="true" />
        {t('account.unverified')}
      </Mark>
      <ResendButton />
    </Row>
  );
}
