import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const Banner = styled.section`
  /* Above the hero's background, which extends behind it. */
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]} ${space[12]};
  margin-bottom: ${space[16]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.large};
  background: ${color.secondSoft};
  > svg {
    color: ${color.second};
  }
  ${from.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    padding: ${space[8]} ${space[12]} ${space[8]} ${space[16]};
  }
`;

/** Both texts in one place, which is as high as the longer one. */
export const Texts = styled.div`
  display: grid;
  align-items: center;
`;

export const Text = styled.p<{ $isShown: boolean }>`
  grid-area: 1 / 1;
  margin: 0;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  font-weight: 600;
  text-wrap: pretty;
`;

/** The number loads after the page; its space is reserved. */
export const Left = styled.p<{ $isKnown: boolean }>`
  grid-column: 2;
  margin: 0;
  font-size: ${fontSize.medium};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${color.second};
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
  ${from.desktop} {
    grid-column: auto;
  }
`;

export const SubmitLink = styled(Link)`
  grid-column: 2;
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  font-weight: 700;
  color: ${color.text};
  text-underline-offset: 3px;
  ${from.desktop} {
    grid-column: auto;
    padding-inline: ${space[12]};
  }
`;
