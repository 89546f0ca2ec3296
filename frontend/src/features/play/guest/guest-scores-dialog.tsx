import type { GuestScore } from '@gamegeek/contracts/play/play.schemas.js';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { color, fontSize, space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { Skeleton } from '#ui/skeleton.js';
import { Text } from '#ui/text.js';
import { deleteGuestScores } from './guest-scores.js';
import { guestScoresQuery } from './queries.js';
import { List, Row } from '../components/own-plays.styles.js';

interface GuestScoresDialogProps {
  onClose: () => void;
  onDeleted: () => void;
}

/** The scores played as a guest in this browser. */
export function GuestScoresDialog({ onClose, onDeleted }: GuestScoresDialogProps): ReactNode {
  const { t } = useTranslation('play');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({
    ...guestScoresQuery,
    // Every round may change them.
    staleTime: 0,
    gcTime: 0,
  });
  const {
    mutate: deleteScores,
    isPending,
    error: failure,
  } = useMutation({
    mutationFn: deleteGuestScores,
    onSuccess: onDeleted,
  });

  return (
    <Dialog title={t('guest.scores')} onClose={onClose}>
      <Body>
        {error && !data && (
          <>
            <p role="alert">{errorText(error, t('guest.scoresFailed'))}</p>
            <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>
          </>
        )}
        {!error && !data && <Skeleton $width="100%" $height="64px" />}
        {data && <p>{t(data.length > 0 ? 'guest.scoresIntro' : 'guest.noScores')}</p>}
        {data && data.length > 0 && (
          <>
            <List>
              {data.map((best) => (
                <BestRow key={best.gameId} best={best} />
              ))}
            </List>
            {failure && <p role="alert">{errorText(failure, t('guest.notDeleted'))}</p>}
            <Button
              $tone="danger"
              aria-disabled={isPending}
              aria-describedby="delete-scores"
              onClick={() => isPending || deleteScores()}
            >
              {t(isPending ? 'guest.deleting' : 'guest.delete')}
            </Button>
            <Hint id="delete-scores">{t('guest.deleteHint')}</Hint>
          </>
        )}
      </Body>
    </Dialog>
  );
}

function BestRow({ best: { gameId, gameName, score, wouldBeRank: rank } }: { best: GuestScore }): ReactNode {
  const { t } = useTranslation('play');
  return (
    <Row>
      <Link to={paths.game(gameId)}>{gameName}</Link>
      <Text as="div" $size="medium" $muted>
        {rank === null ? t('guest.score', { score }) : t('guest.scoreRanked', { score, rank })}
      </Text>
    </Row>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space[12]};
  p {
    margin: 0;
  }
`;

const Hint = styled.p`
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;
