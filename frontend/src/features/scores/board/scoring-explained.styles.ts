import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

export const Block = styled.section`
  min-width: 0;
  margin-top: ${space[48]};
`;

export const Factors = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  margin: ${space[16]} 0 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[24]};
  }
`;

export const Factor = styled.li`
  display: flex;
  gap: ${space[12]};
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.small};
  background: ${color.secondSoft};
  color: ${color.second};
`;

export const FactorText = styled.span`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  font-size: ${fontSize.medium};
  > span {
    color: ${color.textMuted};
  }
`;

export const Rules = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[32]};
  margin: ${space[8]} 0 0;
  padding-left: 1.1em;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  li::marker {
    color: ${color.accent};
  }
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
