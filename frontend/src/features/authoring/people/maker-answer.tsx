import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isNotFound } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { Button } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useAnswer, type Offer } from './queries.js';

interface MakerAnswerProps extends Offer {
  game: NonNullable<Notice['game']>;
  /** Called when the server has withdrawn the notice. */
  onAnswered: () => void;
}

/** Accepts or declines, in the inbox, to make a game or to take it over. */
export function MakerAnswer({ game, onAnswered, ...offer }: MakerAnswerProps): ReactNode {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate, isPending } = useAnswer(offer);

  function answer(choice: 'accept' | 'decline'): void {
    if (isPending) return;
    mutate(choice, {
      onSuccess: () => {
        onAnswered();
        if (choice === 'decline') notify.done(t('answer.declined'));
        else {
          notify.done(t('answer.accepted', { game: game.name }));
          void navigate(paths.studioGame(game.id));
        }
      },
      onError: (error) => {
        notify.problem(isNotFound(error) ? t('answer.over') : errorText(error));
        onAnswered();
      },
    });
  }

  return (
    <Row $gap={8} $above={8}>
      <Button $tone="accent" aria-disabled={isPending} onClick={() => answer('accept')}>
        {t('answer.accept')}
      </Button>
      <Button aria-disabled={isPending} onClick={() => answer('decline')}>
        {t('answer.decline')}
      </Button>
    </Row>
  );
}
