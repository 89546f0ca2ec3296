import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export const Block = styled.section`
  min-width: 0;
`;

export const Heading = styled.h2`
  margin: 0;
  font-size: 1.125rem;
`;

export const Intro = styled.p`
  margin: 8px 0 0;
  color: ${color.textMuted};
`;

export const Factors = styled.ul`
  display: grid;
  gap: 16px;
  margin: 20px 0 0;
  padding: 0;
  list-style: none;
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
  gap: 8px;
  margin: 10px 0 0;
  padding-left: 1.1em;
  font-size: 0.9375rem;
  color: ${color.textMuted};
  li::marker {
    color: ${color.accent};
  }
`;
