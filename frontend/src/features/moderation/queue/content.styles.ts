import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const Quote = styled.blockquote`
  max-width: ${measure.text};
  margin: 0;
  padding: ${space[12]} ${space[16]};
  border-left: 3px solid ${color.second};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Card = styled.div`
  display: grid;
  gap: ${space[16]};
  ${from.tablet} {
    grid-template-columns: 180px minmax(0, 1fr);
  }
`;

export const Picture = styled.div`
  max-width: 240px;
`;

export const Description = styled.p`
  display: -webkit-box;
  max-width: ${measure.text};
  margin: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

export const Points = styled.p`
  margin: 0;
  font-size: ${fontSize.large};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

export const Neighbours = styled.ol`
  display: grid;
  gap: ${space[4]};
  max-width: 420px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Neighbour = styled.li<{ $here: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  padding: ${space[8]} ${space[8]};
  border-radius: ${radius.small};
  background: ${({ $here }) => ($here ? color.accentSoft : 'transparent')};
  font-size: ${fontSize.medium};
  font-variant-numeric: tabular-nums;
  > span {
    flex: 1;
    color: ${({ $here }) => ($here ? color.text : color.textMuted)};
  }
  > em {
    font-style: normal;
    color: ${color.accent};
  }
`;
