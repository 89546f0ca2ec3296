import { CO_MAKERS_MAX, type GameMaker } from '@gamegeek/contracts/games/makers.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { Button } from '#ui/buttons/button.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { Players, Row } from '../blocked-players/blocked-players.styles.js';
import { useFailureToast } from '../use-failure-toast.js';
import { Failed } from './failed.js';
import { PlayerForm } from './player-form.js';
import { makersQuery, useInviteMaker, useRemoveMaker } from './queries.js';

interface CoMakersProps {
  gameId: number;
  readerId: string;
  /** Whether the reader invites and removes. */
  isOwner: boolean;
}

/** The co-makers of a game, and who is invited. */
export function CoMakers({ gameId, readerId, isOwner }: CoMakersProps): ReactNode {
  const { t } = useTranslation('people');
  const failureText = useFailureText();
  const failureToast = useFailureToast();
  const notify = useNotify();
  const navigate = useNavigate();
  const query = useQuery(makersQuery(gameId));
  const { mutateAsync: invite } = useInviteMaker(gameId);
  const { mutate: remove, isPending, error } = useRemoveMaker(gameId);
  const [isLeaving, setLeaving] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  function handleRemove({ id, username }: GameMaker): void {
    if (isPending) return;
    remove(id, {
      onSuccess: () => {
        // The focused button is removed with its row.
        title.current?.focus();
        notify.done(t('makers.removed', { name: username }));
      },
      onError: (failure) => failureToast(t('failed'), failure),
    });
  }

  function leave(): void {
    remove(readerId, {
      onSuccess: () => {
        notify.done(t('makers.left'));
        void navigate(paths.studio());
      },
    });
  }

  return (
    <Panel aria-labelledby="co-makers">
      <PanelTitle id="co-makers" ref={title} tabIndex={-1}>
        {t('makers.title')}
      </PanelTitle>
      <PanelText>{t('makers.intro', { count: CO_MAKERS_MAX })}</PanelText>
      {isOwner && (
        <PlayerForm titleId="co-makers" send={invite} onSent={(name) => notify.done(t('makers.inviteDone', { name }))}>
          {t('makers.invite')}
        </PlayerForm>
      )}
      <Failed query={query}>
        {query.data?.length === 0 ? (
          <PanelText>{t('makers.none')}</PanelText>
        ) : (
          <Players aria-label={t('makers.list')}>
            {query.data?.map((maker) => (
              <Row key={maker.id}>
                <Maker maker={maker} />
                {maker.id === readerId ? (
                  <Button onClick={() => setLeaving(true)}>{t('makers.leave')}</Button>
                ) : (
                  isOwner && (
                    <Button
                      aria-label={t('makers.removeName', { name: maker.username })}
                      onClick={() => handleRemove(maker)}
                    >
                      {t('makers.remove')}
                    </Button>
                  )
                )}
              </Row>
            ))}
          </Players>
        )}
      </Failed>
      {isLeaving && (
        <ConfirmDialog
          title={t('makers.leaveTitle')}
          cancelText={t('ui.cancel')}
          confirmText={t('makers.leave')}
          isPending={isPending}
          error={error ? `${t('failed')} ${failureText(error)}` : undefined}
          onConfirm={leave}
          onClose={() => setLeaving(false)}
        >
          <p>{t('makers.leaveText')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function Maker({ maker: { username, accepted_at: since } }: { maker: GameMaker }): ReactNode {
  const { t } = useTranslation('people');
  const format = useFormat();
  return (
    <span>
      <PlayerLink username={username} />{' '}
      <Text as="span" $size="medium" $muted>
        {since === null ? t('makers.invited') : t('makers.since', { date: format.date(since) ?? '' })}
      </Text>
    </span>
  );
}
