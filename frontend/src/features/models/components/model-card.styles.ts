import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
    gap: ${space[16]};
  }
`;

export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  min-width: 0;
  padding: ${space[16]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
`;

/** Always three lines, so that cards side by side align. */
export const Description = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  height: 4.35em;
  margin: 0;
  line-height: 1.45;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Share = styled.div`
  display: grid;
  gap: ${space[8]};
  font-size: ${fontSize.medium};
`;

export const ShareLine = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[12]};
  color: ${color.textMuted};
  strong {
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-top: auto;
  > * {
    flex: 1;
    padding-inline: ${space[12]};
    white-space: nowrap;
  }
`;

/** The card about the history of AI in games. */
export const TimelineCard = styled(Card)`
  grid-column: 1 / -1;
  ${from.desktop} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${space[24]};
  }
  background: radial-gradient(120% 90% at 100% 0%, ${color.glowSecond}, transparent 70%), ${color.surface};
`;

export const TimelineSign = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accent};
`;

export const MoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  flex: none;
  min-height: ${measure.target};
  font-weight: 600;
  color: ${color.accent};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
