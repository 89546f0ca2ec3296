import { ArrowRight, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { Stack } from '#ui/layout.js';
import { LoadError } from '#ui/load-error.js';
import { SectionHead } from '#ui/page/section-head.js';
import { Skeletons } from '#ui/skeleton.js';
import { Heading, Text } from '#ui/text.js';
import { useModelsAndGames } from '../use-models-and-games.js';
import { ModelCard, ModelCardSkeleton } from './model-card.js';
import { Cards, MoreLink, TimelineCard, TimelineSign, Top } from './model-card.styles.js';
import { Place, Row } from './featured-models.styles.js';

/** docs/product.md, section 9. */
const SKELETON_CARDS = 4;

/** The AI models on the home page: the history card, and a row with a card for each model. */
export function FeaturedModels(): ReactNode {
  const { t } = useTranslation('models');
  const errorText = useErrorText();
  const { models, gamesCount, error, retry } = useModelsAndGames();
  return (
    <Place aria-labelledby="featured-models" aria-busy={!models && !error}>
      <SectionHead
        id="featured-models"
        title={t('featured.title')}
        intro={t('featured.intro')}
        all={{ to: paths.models(), text: t('featured.all') }}
      />
      {error && <LoadError title={t('ui.error')} text={t('failed', { message: errorText(error) })} onRetry={retry} />}
      {!error && (
        <Cards>
          <TimelineCard>
            <Top>
              <TimelineSign>
                <History size={24} aria-hidden="true" />
              </TimelineSign>
              <Stack $gap={4} $align="start">
                <Heading as="h3">{t('featured.timeline')}</Heading>
                <Text $size="medium" $muted>
                  {t('featured.timelineText')}
                </Text>
              </Stack>
            </Top>
            <MoreLink to={paths.about()}>
              {t('featured.timelineLink')}
              <ArrowRight size={18} aria-hidden="true" />
            </MoreLink>
          </TimelineCard>
        </Cards>
      )}
      {!error && (
        <Row aria-label={t('featured.list')}>
          {models?.map((model) => (
            <ModelCard key={model.id} model={model} gamesCount={gamesCount} action="games" />
          )) ?? (
            <Skeletons count={SKELETON_CARDS}>
              <ModelCardSkeleton />
            </Skeletons>
          )}
        </Row>
      )}
    </Place>
  );
}
