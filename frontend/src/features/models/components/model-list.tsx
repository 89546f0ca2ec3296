import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useIncrementalList } from '#shared/rendering/use-incremental-list.js';
import { color, fontSize, space } from '#shared/theme/theme.js';
import { LoadError } from '#ui/load-error.js';
import { Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { useModelsAndGames } from '../use-models-and-games.js';
import { ModelCard, ModelCardSkeleton } from './model-card.js';
import { Cards } from './model-card.styles.js';

/** docs/product.md, section 9. */
const SKELETON_CARDS = 4;
/** More than fit into a window; fills rows of one, two or three cards. */
const PIECE = 6;

/** All AI models as cards. */
export function ModelList(): ReactNode {
  const { t } = useTranslation('models');
  const errorText = useErrorText();
  const { models, gamesCount, error, retry } = useModelsAndGames();
  const shown = useIncrementalList(models, PIECE);
  if (error) {
    return <LoadError title={t('ui.error')} text={t('failed', { message: errorText(error) })} onRetry={retry} />;
  }
  if (models?.length === 0) return <StateMessage title={t('empty')} />;
  return (
    <>
      <Totals role="status">{models && t('totals', { models: models.length, games: gamesCount })}</Totals>
      {/* Headings of cards are one level below that of their list, here and on the home page. */}
      <VisuallyHidden as="h2">{t('nav.models')}</VisuallyHidden>
      <Cards aria-busy={!shown}>
        {shown?.map((model) => <ModelCard key={model.id} model={model} gamesCount={gamesCount} action="details" />) ?? (
          <Skeletons count={SKELETON_CARDS}>
            <ModelCardSkeleton />
          </Skeletons>
        )}
      </Cards>
    </>
  );
}

const Totals = styled.p`
  min-height: 24px;
  margin: 0 0 ${space[16]};
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;
