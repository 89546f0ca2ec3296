import type { TotpSetup, TotpStatus } from '@gamegeek/contracts/auth/account.schemas.js';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { measure } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { setUpTwoFactor, twoFactorQuery } from './queries.js';
import { ResendButton } from '../profile/resend-button.js';
import { useOwner } from '../owner.js';
import { SetupDialog } from './setup-dialog.js';
import { TurnOffDialog } from './turn-off-dialog.js';
import { State } from './two-factor.styles.js';

/** With fewer codes, new ones are recommended. */
const FEW_CODES = 3;

export function TwoFactor(): ReactNode {
  const { t } = useTranslation('account');
  const query = useQuery(twoFactorQuery);
  const status = query.data;
  return (
    <Panel aria-labelledby="two-factor">
      <PanelHead>
        <div>
          <PanelTitle id="two-factor">{t('auth.twoFactor.title')}</PanelTitle>
          <PanelText>{t('twoFactor.intro')}</PanelText>
        </div>
        {status && <State $on={status.enabled}>{t(status.enabled ? 'twoFactor.on' : 'twoFactor.off')}</State>}
      </PanelHead>
      <QueryView
        query={query}
        failed={t('settings.failed')}
        pending={<Skeleton $width="8em" $height={measure.target} />}
      >
        {(shown) => <Controls status={shown} />}
      </QueryView>
    </Panel>
  );
}

function Controls({ status }: { status: TotpStatus }): ReactNode {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const notify = useNotify();
  const [setup, setSetup] = useState<TotpSetup>();
  const [isTurningOff, setTurningOff] = useState(false);
  const isAsking = useRef(false);
  const { enabled, recovery_codes_left: left } = status;
  const { user } = useOwner();

  async function handleSetUp(): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      setSetup(await setUpTwoFactor());
    } catch (error) {
      notify.failed(error, t('twoFactor.failed'));
    }
    isAsking.current = false;
  }

  function handleEnabled(codes: number): void {
    client.setQueryData(twoFactorQuery.queryKey, { enabled: true, recovery_codes_left: codes });
  }

  function handleSetUpDone(): void {
    setSetup(undefined);
    notify.done(t('twoFactor.enabled'), t('twoFactor.enabledText'));
  }

  function handleTurnedOff(): void {
    setTurningOff(false);
    client.setQueryData(twoFactorQuery.queryKey, { enabled: false, recovery_codes_left: 0 });
    notify.done(t('twoFactor.disabled'), t('twoFactor.disabledText'));
  }

  // The server requires a verified address; the link can be resent here.
  if (!enabled && !user.email_verified) {
    return (
      <>
        <Text $muted>{t('twoFactor.needsEmail')}</Text>
        <ResendButton />
      </>
    );
  }
  return (
    <>
      {enabled && (
        <Text $below={12} $size="medium" $muted>
          {t('twoFactor.left', { count: left })} {left < FEW_CODES && t('twoFactor.leftHint')}
        </Text>
      )}
      {/* One button with two texts, so that the focus returns to it after a dialog has changed the state. */}
      <Button onClick={() => (enabled ? setTurningOff(true) : void handleSetUp())}>
        {t(enabled ? 'twoFactor.turnOff' : 'twoFactor.setUp')}
      </Button>
      {setup && (
        <SetupDialog
          setup={setup}
          onEnabled={handleEnabled}
          onDone={handleSetUpDone}
          onClose={() => setSetup(undefined)}
        />
      )}
      {isTurningOff && <TurnOffDialog onDone={handleTurnedOff} onClose={() => setTurningOff(false)} />}
    </>
  );
}
