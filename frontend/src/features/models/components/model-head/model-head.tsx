import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { measure } from '#shared/theme/theme.js';
import { Badge } from '#ui/badge.js';
import { ExternalButton } from '#ui/external-button.js';
import { Skeleton } from '#ui/skeleton.js';
import { ModelLogo } from '../model-logo/model-logo.js';
import { Description, Head, Name, Words } from './model-head.styles.js';

const LOGO = 88;

/** A model's name, company, description and website. */
export function ModelHead({ model }: { model: AiModel }): ReactNode {
  const { t } = useTranslation('models');
  const { name, company, description, logo_url, website_url } = model;
  return (
    <Head>
      <ModelLogo name={name} url={logo_url} size={LOGO} />
      <Words>
        <Name>{name}</Name>
        <Badge $tone="second">{company}</Badge>
        <Description>{description}</Description>
      </Words>
      {website_url && (
        <ExternalButton href={website_url} about={t('card.websiteOf', { name })}>
          {t('card.website')}
          <ExternalLink size={16} aria-hidden="true" />
        </ExternalButton>
      )}
    </Head>
  );
}

interface ModelHeadSkeletonProps {
  name: string | undefined;
  /** The description. */
  text: string | undefined;
}

/** The placeholder of the head, with the server's data. */
export function ModelHeadSkeleton({ name, text }: ModelHeadSkeletonProps): ReactNode {
  return (
    <Head aria-hidden={name === undefined}>
      <Skeleton $width={`${LOGO}px`} $height={`${LOGO}px`} />
      <Words>
        {name === undefined ? <Skeleton $width="10em" $height={measure.target} /> : <Name>{name}</Name>}
        <Skeleton $width="6em" $height="26px" />
        {text === undefined ? (
          <Skeleton $width="26em" $height="56px" />
        ) : (
          <Description data-served-text>{text}</Description>
        )}
      </Words>
    </Head>
  );
}
