import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CreatorFrame } from '#features/authoring/components/creator-frame.js';
import { Column } from '#features/authoring/components/form.styles.js';
import { NewVersion } from '#features/authoring/components/new-version.js';
import { PageHead } from '#ui/page/page-head.js';

/** Creates a version of an AI model. */
export default function CreateVersionPage(): ReactNode {
  const { t } = useTranslation('authoring');
  return (
    <CreatorFrame>
      <Column>
        <PageHead eyebrow={t('version.eyebrow')} title={t('version.title')} intro={t('version.intro')} />
        <NewVersion />
      </Column>
    </CreatorFrame>
  );
}
