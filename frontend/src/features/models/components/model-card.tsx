import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import { ExternalLink } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { measure } from '#shared/theme/theme.js';
import { Badge } from '#ui/badge.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { ExternalButton } from '#ui/buttons/external-button.js';
import { Stack } from '#ui/layout.js';
import { ProgressBar } from '#ui/progress-bar.js';
import { Skeleton } from '#ui/skeleton.js';
import { Heading } from '#ui/text.js';
import { ModelLogo } from './model-logo.js';
import { Actions, Card, Description, Share, ShareLine, Top } from './model-card.styles.js';

interface ModelCardProps {
  model: AiModel;
  /** The number of games of all models: the bar shows this model's share. */
  gamesCount: number;
  /** The button's label: View Details in the list, View Games on the home page (docs/product.md, section 2). */
  action: 'details' | 'games';
}

export const ModelCard = memo(function ModelCard({ model, gamesCount, action }: ModelCardProps): ReactNode {
  const { t } = useTranslation('models');
  const { id, name, company, description, logo_url, website_url, versions } = model;
  return (
    <Card>
      <Top>
        <ModelLogo name={name} url={logo_url} size={48} />
        <Stack $gap={4} $align="start">
          <Heading as="h3">{name}</Heading>
          <Badge $tone="second">{company}</Badge>
        </Stack>
      </Top>
      <Description>{description}</Description>
      {versions.length > 0 && <GamesShare count={model.games_count} of={gamesCount} />}
      <Actions>
        {website_url && (
          <ExternalButton href={website_url} tone="plain" about={t('card.websiteOf', { name })}>
            {t('card.website')}
            <ExternalLink size={16} aria-hidden="true" />
          </ExternalButton>
        )}
        <ButtonLink to={paths.model(id)} aria-label={`${t(`card.${action}`)} ${t('card.of', { name })}`}>
          {t(`card.${action}`)}
        </ButtonLink>
      </Actions>
    </Card>
  );
});

function GamesShare({ count, of }: { count: number; of: number }): ReactNode {
  const { t } = useTranslation('models');
  const format = useFormat();
  const percent = of > 0 ? Math.round((count / of) * 100) : 0;
  return (
    <Share>
      <ShareLine>
        {t('card.gamesAvailable')} <strong>{format.number(count)}</strong>
      </ShareLine>
      <ProgressBar label={t('card.share', { percent: format.percent(percent) })} value={percent} />
    </Share>
  );
}

/** The placeholder of a card. */
export function ModelCardSkeleton(): ReactNode {
  return (
    <Card aria-hidden="true">
      <Top>
        <Skeleton $width="48px" $height="48px" />
        <Stack $gap={4} $align="start">
          <Skeleton $width="9em" $height="22px" />
          <Skeleton $width="6em" $height="26px" />
        </Stack>
      </Top>
      <Skeleton $width="100%" $height="65px" />
      <Skeleton $width="100%" $height="34px" />
      <Skeleton $width="100%" $height={measure.target} />
    </Card>
  );
}
