import { styled } from 'styled-components';
import { color, from, measure, radius, space } from '#shared/theme/theme.js';

export const Block = styled.section`
  min-width: 0;
  margin-top: ${space[48]};
`;

export const Heading = styled.h2`
  margin: 0;
  font-size: 1.375rem;
  letter-spacing: -0.01em;
`;

export const Intro = styled.p`
  max-width: ${measure.text};
  margin: ${space[8]} 0 0;
  color: ${color.textMuted};
`;

export const Factors = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  margin: ${space[20]} 0 0;
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
  gap: ${space[2]};
  font-size: 0.9375rem;
  > span {
    color: ${color.textMuted};
  }
`;

export const RulesHeading = styled.h3`
  margin: ${space[28]} 0 0;
  font-size: 0.9375rem;
`;

export const Rules = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[40]};
  margin: ${space[10]} 0 0;
  padding-left: 1.1em;
  font-size: 0.9375rem;
  color: ${color.textMuted};
  li::marker {
    color: ${color.accent};
  }
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
