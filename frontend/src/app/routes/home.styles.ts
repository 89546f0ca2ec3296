import { styled } from 'styled-components';
import { from } from '../../shared/theme/theme.js';

/** Keeps about the room that the catalogue's sections take. */
export const CataloguePlace = styled.div`
  min-height: 3400px;
  ${from.tablet} {
    min-height: 2100px;
  }
  ${from.desktop} {
    min-height: 1500px;
  }
`;
