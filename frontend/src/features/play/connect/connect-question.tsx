import type { ConnectRequest } from '@gamegeek/contracts/play/play.schemas.js';
import { CONNECTED_GAME_UNUSED, PLAY_SESSION_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Heading, Text } from '#ui/text.js';
import { confirmConnect } from './queries.js';
import { isFinal } from './is-final.js';
import { Code, Facts, Powers, Warning } from './connect.styles.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface ConnectQuestionProps {
  request: ConnectRequest;
  username: string;
  onConnected: () => void;
  /** The code can no longer be confirmed. */
  onRefused: (error: unknown) => void;
}

/** Asks before a game may play in the user's name: opening the page confirms nothing. */
export function ConnectQuestion({ request, username, onConnected, onRefused }: ConnectQuestionProps): ReactNode {
  const { t } = useTranslation('play');
  const errorText = useErrorText();
  const { code, game, guestBest, native } = request;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => confirmConnect(code),
    onSuccess: onConnected,
    onError: (failure) => {
      if (isFinal(failure)) onRefused(failure);
    },
  });

  return (
    <>
      <Heading as="h1" $size="heading">
        {t('connect.ask', { name: game.name })}
      </Heading>
      <Text $muted>{t('connect.account', { username })}</Text>
      <Facts>
        <dt>{t('connect.maker')}</dt>
        <dd>{game.creator}</dd>
        <dt>{t('connect.host')}</dt>
        <dd>{game.host ?? t('connect.noHost')}</dd>
        <dt>{t('connect.moves')}</dt>
        <dd>{guestBest === null ? t('connect.movesNothing') : t('connect.movesBest', { score: guestBest })}</dd>
      </Facts>
      <Text $muted id="connect-powers">
        {t('connect.may')}
      </Text>
      <Powers aria-labelledby="connect-powers">
        <li>{t('connect.maySend', { name: game.name })}</li>
        <li>
          {native
            ? t('connect.mayStay', { days: CONNECTED_GAME_UNUSED / DAY })
            : t('connect.mayLast', { hours: PLAY_SESSION_LIVES / HOUR })}
        </li>
        <li>
          <Trans t={t} i18nKey="connect.mayEnd" components={{ plays: <Link to={paths.ownPlays()} /> }} />
        </li>
      </Powers>
      <Warning>
        <Trans t={t} i18nKey="connect.warning" values={{ code }} components={{ mark: <Code /> }} />
      </Warning>
      {error && !isFinal(error) && (
        <Text $muted role="alert">
          {errorText(error, t('connect.notConnected'))}
        </Text>
      )}
      <Row $gap={12}>
        <Button $tone="accent" aria-disabled={isPending} onClick={() => isPending || mutate()}>
          {t(isPending ? 'connect.connecting' : 'connect.confirm')}
        </Button>
        <ButtonLink to={paths.home()} replace>
          {t('connect.cancel')}
        </ButtonLink>
      </Row>
    </>
  );
}
