import { styled } from 'styled-components';
import { color } from '#shared/theme/theme.js';
import type { lineLook } from './line-look.js';

/** The background of the current week. */
export const RunningWeek = styled.div<{ $weeks: number }>`
  position: absolute;
  inset: 0 0 0 auto;
  width: ${({ $weeks }) => 100 / $weeks}%;
  background: ${color.surfaceRaised};
`;

export const Line = styled.polyline<{ $look: ReturnType<typeof lineLook> }>`
  fill: none;
  stroke: ${({ $look }) => $look.stroke};
  stroke-width: 2.5;
  stroke-dasharray: ${({ $look }) => $look.dash};
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

export const Weeks = styled.div<{ $weeks: number }>`
  grid-column: 2;
  display: grid;
  grid-template-columns: repeat(${({ $weeks }) => $weeks}, minmax(0, 1fr));
  height: 1em;
  > span {
    display: flex;
    justify-content: center;
    white-space: nowrap;
  }
`;
