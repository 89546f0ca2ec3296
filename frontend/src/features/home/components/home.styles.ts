import { styled } from 'styled-components';
import { from, space } from '#shared/theme/theme.js';
import { Skeleton } from '#ui/skeleton.js';
import { Sections } from './home-sections.styles.js';

/** Reserves about the space of the hosted games, so that nothing below shifts. */
export const PlayPlace = styled.div`
  min-height: 1330px;
  ${from.tablet} {
    min-height: 980px;
  }
  ${from.desktop} {
    min-height: 566px;
  }
`;

/** Reserves about the space of the sections for developers and players. */
export const ReadersPlace = styled.div`
  min-height: 1690px;
  ${from.tablet} {
    min-height: 1360px;
  }
  ${from.desktop} {
    min-height: 930px;
  }
`;

/** Reserves about the space of the catalogue. */
export const CataloguePlace = styled(Sections)`
  height: 4700px;
  overflow: clip;
  ${from.tablet} {
    height: 3700px;
  }
  ${from.desktop} {
    height: 2500px;
  }
  /* Rarely visible: an animation would not justify its cost. */
  ${Skeleton} {
    animation: none;
  }
`;

export const CatalogueCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${space[16]};
  margin-top: ${space[24]};
`;
