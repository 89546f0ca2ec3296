import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[16]};
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space[12]} ${space[16]} ${space[8]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
`;

export const CardHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[12]};
  margin-bottom: ${space[8]};
`;

export const GameName = styled.h3`
  min-width: 0;
  margin: 0;
  font-size: ${fontSize.base};
`;

export const GameLink = styled(Link)`
  display: inline-block;
  padding-block: ${space[8]};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Players = styled.span`
  flex: none;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

export const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  border-top: 1px solid ${color.line};
`;

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  > a {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    line-height: 43px;
    outline-offset: -2px;
  }
`;

/** At the bottom of the card, however many rows it has. */
export const PlayPlace = styled.div`
  display: grid;
  margin-top: auto;
  padding-block: ${space[8]};
  &:empty {
    display: none;
  }
`;
