import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { createGame } from '#features/authoring/queries.js';
import { CreatorFrame } from '#features/authoring/components/creator-frame.js';
import { Column } from '#features/authoring/components/form.styles.js';
import { GameForm } from '#features/authoring/game-form/game-form.js';
import { EMPTY_GAME } from '#features/authoring/game-values.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageHead } from '#ui/page/page-head.js';
import { useNotify } from '#ui/toasts/use-notify.js';

/** Lists a game and opens its page. */
export default function SubmitGamePage(): ReactNode {
  const { t } = useTranslation('authoring');
  const navigate = useNavigate();
  const notify = useNotify();
  return (
    <CreatorFrame>
      <Column>
        <PageHead
          eyebrow={t('game.eyebrow')}
          title={t('ui.submitGame')}
          intro={t('game.intro')}
          action={<ButtonLink to={paths.myGames()}>{t('account.myGames')}</ButtonLink>}
        />
        <GameForm
          isNew
          title={t('ui.submitGame')}
          draft="game"
          start={EMPTY_GAME}
          submitText={t('game.submit')}
          failed={t('game.failed')}
          save={createGame}
          onSaved={({ id }) => {
            notify.done(t('game.created'));
            void navigate(paths.game(id));
          }}
        />
      </Column>
    </CreatorFrame>
  );
}
