import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Found = styled.p`
  min-height: 24px;
  margin: 0 0 ${space[16]};
  font-size: 0.9375rem;
  color: ${color.textMuted};
  scroll-margin-top: 96px;
`;

/** Reserves space while the list loads, so that the page's end does not jump. */
export const Results = styled.div`
  min-height: 60vh;
`;
