import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const Cards = styled.ul<{ $old?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
  /* Fast answers replace the skeletons without a flicker. */
  opacity: ${({ $old }) => ($old ? 0.5 : 1)};
  transition: opacity 120ms ${({ $old }) => ($old ? '150ms' : '0ms')};
  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
    gap: ${space[16]};
  }
`;

export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  &:has(h3 a:hover) {
    background: ${color.surfaceRaised};
    box-shadow: 0 0 0 1px ${color.lineStrong};
  }
  &:has(h3 a:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const Marks = styled.div`
  position: absolute;
  top: 12px;
  left: 12px;
  display: flex;
  gap: ${space[8]};
  /* Legible on a picture of any colour. */
  > * {
    background: ${color.surface};
    box-shadow: 0 2px 8px ${color.shadow};
  }
`;

export const Texts = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[16]};
`;

/** The name is the link; the whole card is its target. */
export const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Always two lines (docs/product.md, section 9), so that cards side by side align. */
export const Description = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  height: 2.9em;
  margin: 0;
  line-height: 1.45;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  margin-top: auto;
`;

export const Players = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  margin-right: auto;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

/** Above the card's own link, which covers the card. */
export const Outside = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  a {
    padding-inline: ${space[12]};
    font-size: ${fontSize.medium};
  }
`;
