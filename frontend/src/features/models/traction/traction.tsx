import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { LazyInView } from '#ui/lazy-in-view.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { TractionSkeleton } from './traction-skeleton.js';

/** The charts load on scroll. */
const TractionDetails = lazyPart(() => import('./traction-details.js'), 'TractionDetails');

/** Shows how the games made with a model are played, over time and by version. */
export function Traction({ model }: { model: AiModel }): ReactNode {
  const { t } = useTranslation('models');
  const skeleton = <TractionSkeleton versions={model.versions.length} />;
  return (
    <Panel aria-labelledby="traction">
      <PanelHead>
        <div>
          <PanelTitle id="traction">{t('traction.title')}</PanelTitle>
          <PanelText>{t('traction.intro')}</PanelText>
        </div>
      </PanelHead>
      <LazyInView id="traction-details" placeholder={skeleton}>
        <TractionDetails model={model} />
      </LazyInView>
    </Panel>
  );
}
