import type { GameDiscord } from '@gamegeek/contracts/studio/discord.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { Send, Unplug } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { Badge } from '#ui/badge.js';
import { Button } from '#ui/buttons/button.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { Row, Stack } from '#ui/layout.js';
import { TimeAgo } from '#ui/live/time-ago.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { disconnectDiscord, discordQuery, sendDiscordTest } from './queries.js';
import { WebhookForm } from './webhook-form.js';

type Webhook = NonNullable<GameDiscord['webhook']>;

/** The Discord channel to which a game reports new records and the champions of each week. */
export function DiscordPanel({ gameId }: { gameId: number }): ReactNode {
  const { t } = useTranslation('studio');
  const errorText = useErrorText();
  const query = useQuery(discordQuery(gameId));
  return (
    <Panel aria-labelledby="discord" aria-busy={query.isPending}>
      <Row $gap={8} $justify="space-between">
        <PanelTitle id="discord">{t('discord.title')}</PanelTitle>
        {query.data?.webhook && <StateBadge webhook={query.data.webhook} />}
      </Row>
      <PanelText>{t('discord.intro')}</PanelText>
      <QueryView
        query={query}
        failed={t('discord.loadFailed')}
        reason={errorText}
        pending={<Skeleton $width="100%" $height="96px" />}
      >
        {({ available, webhook }) =>
          webhook ? (
            <Connected gameId={gameId} webhook={webhook} isAvailable={available} />
          ) : available ? (
            <WebhookForm gameId={gameId} />
          ) : (
            <Text $above={12} $muted>
              {t('discord.unavailable')}
            </Text>
          )
        }
      </QueryView>
    </Panel>
  );
}

function StateBadge({ webhook: { state } }: { webhook: Webhook }): ReactNode {
  const { t } = useTranslation('studio');
  return <Badge $tone={state === 'on' ? 'accent' : 'danger'}>{t(`discord.states.${state}`)}</Badge>;
}

interface ConnectedProps {
  gameId: number;
  webhook: Webhook;
  isAvailable: boolean;
}

function Connected({ gameId, webhook, isAvailable }: ConnectedProps): ReactNode {
  const { t } = useTranslation('studio');
  const format = useFormat();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isSending, setSending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id, state, connected_at: since, last_sent_at: lastAt } = webhook;

  async function sendTest(): Promise<void> {
    if (isSending) return;
    setSending(true);
    try {
      const { outcome } = await sendDiscordTest(gameId);
      if (outcome === 'sent') notify.done(t('discord.test.sent'), t('discord.test.sentText'));
      else notify.problem(t(`discord.test.${outcome}Text`), t('discord.test.failed'));
    } catch (error) {
      notify.problem(errorText(error), t('discord.test.failed'));
    } finally {
      setSending(false);
    }
  }

  return (
    <Stack $gap={12} $above={12}>
      <Text $size="medium">
        {t('discord.connected', { id, date: format.date(since) ?? '' })} ·{' '}
        {lastAt === null ? (
          t('discord.noMessage')
        ) : (
          <>
            {t('discord.lastMessage')} <TimeAgo at={lastAt} />
          </>
        )}
      </Text>
      {!isAvailable && <Text $muted>{t('discord.unavailable')}</Text>}
      {isAvailable && state !== 'on' && <Text role="status">{t(`discord.${state}Text`)}</Text>}
      {isAvailable && state === 'refused' && <WebhookForm gameId={gameId} />}
      <Row $gap={8} $rowGap={8}>
        {isAvailable && state !== 'refused' && (
          <Button aria-disabled={isSending} onClick={() => void sendTest()}>
            <Send size={16} aria-hidden="true" />
            {t('discord.test.send')}
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Unplug size={16} aria-hidden="true" />
          {t('discord.disconnect.action')}
        </Button>
      </Row>
      {isAsking && <DisconnectDialog gameId={gameId} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

function DisconnectDialog({ gameId, onClose }: { gameId: number; onClose: () => void }): ReactNode {
  const { t } = useTranslation('studio');
  const notify = useNotify();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function disconnect(): Promise<void> {
    if (isPending) return;
    setPending(true);
    try {
      await disconnectDiscord(gameId);
      onClose();
      notify.done(t('discord.disconnect.done'));
    } catch (error) {
      setFailure(`${t('discord.disconnect.failed')} ${errorText(error)}`);
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      title={t('discord.disconnect.title')}
      cancelText={t('ui.cancel')}
      confirmText={t('discord.disconnect.action')}
      isPending={isPending}
      error={failure}
      onConfirm={() => void disconnect()}
      onClose={onClose}
    >
      <p>{t('discord.disconnect.text')}</p>
    </ConfirmDialog>
  );
}
