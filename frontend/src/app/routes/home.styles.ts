import { styled } from 'styled-components';
import { from } from '../../shared/theme/theme.js';

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
export const CataloguePlace = styled.div`
  min-height: 4700px;
  ${from.tablet} {
    min-height: 3100px;
  }
  ${from.desktop} {
    min-height: 2000px;
  }
`;
