import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CreatorFrame } from '#features/authoring/components/creator-frame.js';
import { Column } from '#features/authoring/components/form.styles.js';
import { NewGame } from '#features/authoring/components/new-game.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageHead } from '#ui/page/page-head.js';

/** Lists a game, or uploads it as a draft, and opens its page. */
export default function SubmitGamePage(): ReactNode {
  const { t } = useTranslation('authoring');
  return (
    <CreatorFrame>
      <Column>
        <PageHead
          eyebrow={t('game.eyebrow')}
          title={t('ui.submitGame')}
          intro={t('game.intro')}
          action={<ButtonLink to={paths.studio()}>{t('account.studio')}</ButtonLink>}
        />
        <NewGame />
      </Column>
    </CreatorFrame>
  );
}
