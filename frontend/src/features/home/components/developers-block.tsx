import { ChartNoAxesCombined, ListPlus, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { BlockCard, CardBlock } from './card-block.js';

/** Features for developers. */
export function DevelopersBlock(): ReactNode {
  const { t } = useTranslation('home');
  return (
    <CardBlock
      id="for-developers"
      eyebrow={t('developers.eyebrow')}
      title={t('developers.title')}
      intro={t('developers.intro')}
    >
      <BlockCard icon={ListPlus} tone="second" title={t('developers.list.title')} text={t('developers.list.text')}>
        <ButtonLink to={paths.submitGame()}>{t('ui.submitGame')}</ButtonLink>
      </BlockCard>
      <BlockCard
        icon={UserRoundPen}
        tone="second"
        title={t('developers.profile.title')}
        text={t('developers.profile.text')}
      >
        <ButtonLink to={paths.profile()}>{t('developers.profile.action')}</ButtonLink>
      </BlockCard>
      <BlockCard
        icon={ChartNoAxesCombined}
        tone="second"
        title={t('developers.insights.title')}
        text={t('developers.insights.text')}
      >
        <ButtonLink to={paths.models()}>{t('developers.insights.action')}</ButtonLink>
      </BlockCard>
    </CardBlock>
  );
}
