import { styled } from 'styled-components';
import { from } from '../../../shared/theme/theme.js';
import { Skeleton } from '../../../shared/ui/skeleton.js';
import { Sections } from './home-sections.styles.js';

/** Keeps about the room of the games that can be played at once, so that nothing below moves when they come. */
export const PlayPlace = styled.div`
  min-height: 1330px;
  ${from.tablet} {
    min-height: 980px;
  }
  ${from.desktop} {
    min-height: 566px;
  }
`;

/** Keeps about the room that the blocks for makers and players take. */
export const ReadersPlace = styled.div`
  min-height: 1690px;
  ${from.tablet} {
    min-height: 1360px;
  }
  ${from.desktop} {
    min-height: 930px;
  }
`;

/** Keeps about the room that the catalogue's sections take. */
export const CataloguePlace = styled(Sections)`
  height: 4700px;
  overflow: clip;
  ${from.tablet} {
    height: 3700px;
  }
  ${from.desktop} {
    height: 2500px;
  }
  /* It is hardly ever seen: that it breathes would cost every reader of the page. */
  ${Skeleton} {
    animation: none;
  }
`;

export const CatalogueCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 20px;
  margin-top: 24px;
`;
