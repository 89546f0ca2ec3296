import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.js';
import { PanelText } from '#ui/page/panel.js';
import { Skeleton } from '#ui/skeleton.js';
import { MEASURES } from '../chart/chart-lines.js';
import { Charts, Figure, Figures, Unseen } from './traction.styles.js';

const FIGURES = ['games', 'players', 'scores', 'rating'];

/** The height of a row in the table of versions. */
const ROW = 38;

/** The placeholder of figures and charts. */
export function TractionSkeleton({ versions }: { versions: number }): ReactNode {
  const { t } = useTranslation('models');
  return (
    <Stack $gap={24} aria-hidden="true">
      <Figures as="div">
        {FIGURES.map((name) => (
          <Figure key={name}>
            <Skeleton $width="5em" $height="22px" />
            <Skeleton $width="4em" $height="34px" />
          </Figure>
        ))}
      </Figures>
      <div>
        <Skeleton $width="11em" $height="20px" />
        <PanelText as="div">
          <Skeleton $width="100%" $height="auto">
            <Unseen>{t('traction.note')}</Unseen>
          </Skeleton>
        </PanelText>
        <PanelText as="div">
          <Skeleton $width="14em" $height="24px" />
        </PanelText>
        <Charts>
          {MEASURES.map((measure) => (
            <Skeleton key={measure} $width="100%" $height="292px" />
          ))}
        </Charts>
      </div>
      <Skeleton $width="100%" $height={`${28 + ROW * (versions + 1)}px`} />
    </Stack>
  );
}
