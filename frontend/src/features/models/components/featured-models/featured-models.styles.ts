import { styled } from 'styled-components';
import { from } from '../../../../shared/theme/theme.js';

/** While the models are asked for it keeps the room of six cards, so that what stands below is not pushed away. */
export const Place = styled.section`
  scroll-margin-top: 88px;
  &[aria-busy='true'] {
    min-height: 2122px;
    ${from.tablet} {
      min-height: 1147px;
    }
    ${from.desktop} {
      min-height: 770px;
    }
  }
`;
