import { styled } from 'styled-components';
import { color, from, measure, radius } from '../../../shared/theme/theme.js';

export const SkipLink = styled.a`
  position: fixed;
  z-index: 90;
  top: 10px;
  left: 10px;
  padding: 12px 18px;
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
  padding: 24px 16px 72px;
  ${from.tablet} {
    padding: 32px 24px 96px;
  }
`;
