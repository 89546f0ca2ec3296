import type { ReactNode } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton.js';
import { CataloguePlace, CatalogueCards } from './home.styles.js';

/** How many cards the models, the games and the boards take about the room of. */
const CARDS = [9, 3, 3];

/** Stands where the catalogue will, for whoever is there before it: by the End key, or in a picture of the whole page. */
export function HomeCatalogueSkeleton(): ReactNode {
  return (
    <CataloguePlace aria-hidden="true">
      {CARDS.map((cards, section) => (
        <div key={section}>
          <Skeleton $width="240px" $height="32px" />
          <CatalogueCards>
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} $width="100%" $height="270px" />
            ))}
          </CatalogueCards>
        </div>
      ))}
    </CataloguePlace>
  );
}
