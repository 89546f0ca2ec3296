import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const Head = styled.div`
  min-width: 0;
  padding-block: ${space[8]} ${space[16]};
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  min-height: ${measure.target};
  font-size: ${fontSize.base};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

export const Player = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  color: ${color.text};
`;

/** As large as the stage. */
export const StagePlace = styled.div`
  height: calc(100dvh - ${measure.header} - 8px);
  margin-inline: -${space[16]};
  background: ${color.surface};
  ${from.tablet} {
    height: auto;
    aspect-ratio: 4 / 3;
    max-height: calc(100dvh - ${measure.header} - 110px);
    margin-inline: 0;
    border-radius: ${radius.large};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  min-height: ${measure.target};
  margin-top: ${space[16]};
`;
