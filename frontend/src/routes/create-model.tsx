import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CreatorFrame } from '#features/authoring/components/creator-frame.js';
import { Column } from '#features/authoring/components/form.styles.js';
import { ModelForm } from '#features/authoring/components/model-form.js';
import { paths } from '#shared/routing/paths.js';
import { PageHead } from '#ui/page/page-head.js';
import { Panel } from '#ui/page/panel.js';
import { useNotify } from '#ui/toasts/use-notify.js';

/** Creates an AI model and opens its page. */
export default function CreateModelPage(): ReactNode {
  const { t } = useTranslation('authoring');
  const navigate = useNavigate();
  const notify = useNotify();
  return (
    <CreatorFrame>
      <Column>
        <PageHead eyebrow={t('model.eyebrow')} title={t('model.title')} intro={t('model.intro')} />
        <Panel as="div">
          <ModelForm
            draft="model"
            failed={t('model.failed')}
            onCreated={({ id }) => {
              notify.done(t('model.created'), t('model.createdText'));
              void navigate(paths.model(id));
            }}
          />
        </Panel>
      </Column>
    </CreatorFrame>
  );
}
