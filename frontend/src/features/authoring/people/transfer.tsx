import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useFailureToast } from '../use-failure-toast.js';
import { Failed } from './failed.js';
import { PlayerForm } from './player-form.js';
import { transferQuery, useOfferGame, useWithdrawOffer } from './queries.js';

/** Offers a game to another player, who becomes its creator. */
export function Transfer({ gameId }: { gameId: number }): ReactNode {
  const { t } = useTranslation('people');
  const failureToast = useFailureToast();
  const notify = useNotify();
  const query = useQuery(transferQuery(gameId));
  const { mutateAsync: offer } = useOfferGame(gameId);
  const { mutate: withdraw, isPending } = useWithdrawOffer(gameId);
  const to = query.data?.to?.username;

  function handleWithdraw(): void {
    if (isPending) return;
    withdraw(undefined, {
      onSuccess: () => notify.done(t('transfer.withdrawn')),
      onError: (error) => failureToast(t('failed'), error),
    });
  }

  return (
    <Panel aria-labelledby="transfer">
      <PanelTitle id="transfer">{t('transfer.title')}</PanelTitle>
      <PanelText>{t('transfer.intro')}</PanelText>
      <Failed query={query}>
        {to === undefined ? (
          <PlayerForm titleId="transfer" send={offer} onSent={(name) => notify.done(t('transfer.offered', { name }))}>
            {t('transfer.offer')}
          </PlayerForm>
        ) : (
          <>
            <Text $above={12} $below={12}>
              {t('transfer.waiting', { name: to })}
            </Text>
            <Button aria-disabled={isPending} onClick={handleWithdraw}>
              {t('transfer.withdraw')}
            </Button>
          </>
        )}
      </Failed>
    </Panel>
  );
}
