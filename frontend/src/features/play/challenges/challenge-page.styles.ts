import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]};
`;

export const Result = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  min-width: 0;
  padding: ${space[16]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  p {
    margin: 0;
  }
`;

/** The name beside the picture, or below it on phones. */
export const Name = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[8]};
  min-height: 40px;
  font-weight: 600;
  overflow-wrap: anywhere;
  ${from.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

export const Score = styled.div`
  font-size: ${fontSize.heading};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Answers = styled.ol`
  margin: 0;
  padding-left: ${space[32]};
`;

export const Answer = styled.li`
  min-height: ${measure.target};
  font-variant-numeric: tabular-nums;
  span + span {
    margin-left: ${space[12]};
    font-weight: 600;
  }
`;

/** As large as two results. */
export const ResultsPlace = styled.div`
  height: 160px;
  border-radius: ${radius.large};
  background: ${color.surface};
`;
