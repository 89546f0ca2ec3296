import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, from, measure, space } from '#shared/theme/theme.js';
import { Badge } from '#ui/badge.js';
import { ExternalButton } from '#ui/buttons/external-button.js';
import { Skeleton } from '#ui/skeleton.js';
import { Heading } from '#ui/text.js';
import { ModelLogo } from './model-logo.js';

const LOGO = 88;

/** A model's name, company, description and website. */
export function ModelHead({ model }: { model: AiModel }): ReactNode {
  const { t } = useTranslation('models');
  const { name, company, description, logo_url, website_url } = model;
  return (
    <Head>
      <ModelLogo name={name} url={logo_url} size={LOGO} />
      <Words>
        <Heading as="h1" $size="display">
          {name}
        </Heading>
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
        {name === undefined ? (
          <Skeleton $width="10em" $height={measure.target} />
        ) : (
          <Heading as="h1" $size="display">
            {name}
          </Heading>
        )}
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

const Head = styled.header`
  display: grid;
  gap: ${space[16]};
  margin-bottom: ${space[24]};
  ${from.tablet} {
    display: flex;
    align-items: flex-start;
  }
`;

const Words = styled.div`
  flex: 1;
  display: grid;
  justify-items: start;
  gap: ${space[8]};
  min-width: 0;
`;

const Description = styled.p`
  max-width: ${measure.text};
  margin: ${space[4]} 0 0;
  line-height: 1.6;
  color: ${color.textMuted};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
