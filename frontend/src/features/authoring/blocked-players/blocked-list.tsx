import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { Button } from '#ui/buttons/button.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { PanelText } from '#ui/page/panel.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Text } from '#ui/text.js';
import { blockedPlayersQuery } from '../queries.js';
import { Players, Row } from './blocked-players.styles.js';

interface BlockedListProps {
  gameId: number;
  onUnblock: (username: string) => void;
}

export function BlockedList({ gameId, onUnblock }: BlockedListProps): ReactNode {
  const { t } = useTranslation('authoring');
  const format = useFormat();
  const failureText = useFailureText();
  const { data: players, error, refetch } = useQuery(blockedPlayersQuery(gameId));

  if (error && !players) {
    return (
      <div role="alert">
        <ErrorText>
          {t('blocks.loadFailed')} {failureText(error)}
        </ErrorText>
        <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>
      </div>
    );
  }
  if (!players) return null;
  if (players.length === 0) return <PanelText>{t('blocks.none')}</PanelText>;
  return (
    <Players aria-label={t('blocks.list')}>
      {players.map(({ id, username, created_at: since }) => (
        <Row key={id}>
          <span>
            <PlayerLink username={username} />{' '}
            <Text as="span" $size="medium" $muted>
              {t('blocks.since', { date: format.date(since) ?? '' })}
            </Text>
          </span>
          <Button aria-label={t('blocks.unblockName', { name: username })} onClick={() => onUnblock(username)}>
            {t('blocks.unblock')}
          </Button>
        </Row>
      ))}
    </Players>
  );
}
