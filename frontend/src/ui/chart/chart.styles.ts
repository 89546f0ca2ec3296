import { styled } from 'styled-components';
import { color, fontSize, space } from '#shared/theme/theme.js';

export const PLOT_HEIGHT = '168px';

/** Marks on the left, the plot beside them, dates below. */
export const Chart = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]} ${space[8]};
  /* The highest mark and the last date extend beyond the plot by half their size. */
  padding: ${space[16]} ${space[12]} 0 0;
  font-size: ${fontSize.small};
  line-height: 1;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

/** From the bottom up, each mark centred at its line. */
export const Marks = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  text-align: right;
  > span {
    height: 0;
    line-height: 0;
  }
`;

export const Plot = styled.div`
  position: relative;
  height: ${PLOT_HEIGHT};
`;

/** Stretched to the plot. */
export const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
`;

export const GridLine = styled.line`
  stroke: ${color.line};
  stroke-width: 1;
  vector-effect: non-scaling-stroke;
`;

/** Below the plot: the first text at its start, the last one at its end. */
export const Ticks = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  height: 1em;
  white-space: nowrap;
`;
