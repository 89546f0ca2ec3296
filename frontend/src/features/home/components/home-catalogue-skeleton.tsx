import type { ReactNode } from 'react';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { CataloguePlace, CatalogueCards } from './home.styles.js';

/** The number of placeholder cards for models, games and boards. */
const CARDS = [3, 3, 3];

/** The placeholder of the catalogue, visible when jumping down before it has loaded. */
export function HomeCatalogueSkeleton(): ReactNode {
  return (
    <CataloguePlace aria-hidden="true">
      {CARDS.map((cards, section) => (
        <div key={section}>
          <Skeleton $width="240px" $height="32px" />
          <CatalogueCards>
            <Skeletons count={cards}>
              <Skeleton $width="100%" $height="270px" />
            </Skeletons>
          </CatalogueCards>
        </div>
      ))}
    </CataloguePlace>
  );
}
