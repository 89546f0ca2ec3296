import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CreatorFrame } from '#features/authoring/components/creator-frame.js';
import { Column } from '#features/authoring/components/form.styles.js';
import { GameToEdit } from '#features/authoring/components/game-to-edit.js';
import { CopyPrompt } from '#features/developers/agents/copy-prompt.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageHead } from '#ui/page/page-head.js';

/** Edits a game. */
export default function EditGamePage(): ReactNode {
  const { t } = useTranslation('authoring');
  const id = parsePositiveInteger(useParams().id);
  return (
    <CreatorFrame>
      <Column>
        <PageHead
          eyebrow={t('edit.eyebrow')}
          title={t('edit.title')}
          intro={t('edit.intro')}
          action={<ButtonLink to={paths.myGames()}>{t('account.myGames')}</ButtonLink>}
        />
        {id !== undefined && <CopyPrompt gameId={id} />}
        <GameToEdit id={id} />
      </Column>
    </CreatorFrame>
  );
}
