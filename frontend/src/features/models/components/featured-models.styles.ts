import { styled } from 'styled-components';
import { from, reducedMotion, space } from '#shared/theme/theme.js';
import { Card } from './model-card.styles.js';

/** Reserves the space of both rows while loading, so that nothing below shifts. */
export const Place = styled.section`
  scroll-margin-top: 88px;
  &[aria-busy='true'] {
    min-height: 734px;
    ${from.tablet} {
      min-height: 574px;
    }
    ${from.desktop} {
      min-height: 495px;
    }
  }
`;

/** Cards of one height; scrolls horizontally. */
export const Row = styled.ul`
  display: flex;
  gap: ${space[16]};
  /* Outlines of the first and last card are not clipped. */
  margin: ${space[16]} -${space[4]} 0;
  padding: ${space[4]} ${space[4]} ${space[12]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  list-style: none;
  > ${Card} {
    flex: none;
    width: min(320px, 84%);
    scroll-snap-align: start;
    scroll-margin-left: 4px;
  }
  ${from.tablet} {
    gap: ${space[16]};
  }
  ${reducedMotion} {
    scroll-snap-type: none;
  }
`;
