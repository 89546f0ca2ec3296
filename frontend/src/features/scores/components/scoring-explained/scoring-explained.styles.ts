import { styled } from 'styled-components';
import { color, from, measure, radius } from '../../../../shared/theme/theme.js';

export const Block = styled.section`
  min-width: 0;
  margin-top: 48px;
`;

export const Heading = styled.h2`
  margin: 0;
  font-size: 1.375rem;
  letter-spacing: -0.01em;
`;

export const Intro = styled.p`
  max-width: ${measure.text};
  margin: 8px 0 0;
  color: ${color.textMuted};
`;

export const Factors = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin: 20px 0 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 24px;
  }
`;

export const Factor = styled.li`
  display: flex;
  gap: 12px;
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
  gap: 2px;
  font-size: 0.9375rem;
  > span {
    color: ${color.textMuted};
  }
`;

export const RulesHeading = styled.h3`
  margin: 28px 0 0;
  font-size: 0.9375rem;
`;

export const Rules = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 40px;
  margin: 10px 0 0;
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
