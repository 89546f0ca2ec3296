import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]};
  margin: 0;
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[12]};
  }
`;

export const Figure = styled.div`
  min-width: 0;
  padding: ${space[12]} ${space[12]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  dt {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
  }
  dd {
    margin: ${space[4]} 0 0;
    font-size: ${fontSize.large};
    font-weight: 700;
    line-height: 32px;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** The sample size, or that there is no data. */
export const Sample = styled.span`
  && {
    font-size: ${fontSize.medium};
    font-weight: 400;
    line-height: 1.5;
    color: ${color.textMuted};
  }
`;

/** Reserves the space of its text. */
export const Unseen = styled.span`
  visibility: hidden;
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]} ${space[32]};
  margin-top: ${space[16]};
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
