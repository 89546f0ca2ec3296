import { styled } from 'styled-components';
import { color, from, measure, radius, space } from '#shared/theme/theme.js';

export const SkipLink = styled.a`
  position: fixed;
  z-index: 90;
  top: 10px;
  left: 10px;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 700;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

export const Main = styled.main`
  width: 100%;
  max-width: calc(${measure.page} + 48px);
  /* Keeps the footer below the window while a page loads, so that it does not shift. */
  min-height: calc(100svh - ${measure.header});
  margin-inline: auto;
  padding: ${space[24]} ${space[16]} ${space[72]};
  ${from.tablet} {
    padding: ${space[32]} ${space[24]} ${space[96]};
  }
`;
