import { styled } from 'styled-components';
import { color, fontSize, from, measure, space } from '#shared/theme/theme.js';
import { Panel } from '#ui/page/panel.js';

export const Card = styled(Panel).attrs({ as: 'div' })`
  display: grid;
  gap: ${space[16]};
`;

/** Side by side on phones, stacked in the narrow column on desktops. */
export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[16]};
  min-width: 0;
  > div {
    min-width: 0;
  }
  ${from.desktop} {
    flex-direction: column;
    text-align: center;
    > div {
      width: 100%;
    }
  }
`;

export const Name = styled.h1<{ $isLong: boolean }>`
  margin: 0;
  font-size: ${({ $isLong }) => ($isLong ? '1.125rem' : '1.5rem')};
  letter-spacing: -0.015em;
`;

/** Tabs side by side on phones; a list in the column on desktops. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: space-between;
  gap: ${space[8]};
  margin: 0;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr);
    justify-content: stretch;
    gap: 0;
  }
`;

export const Figure = styled.div`
  min-width: 0;
  dt {
    font-size: ${fontSize.small};
    color: ${color.textMuted};
    overflow-wrap: anywhere;
    > svg {
      display: none;
    }
  }
  dd {
    min-width: 0;
    margin: 0;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${from.desktop} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[12]};
    min-height: ${measure.target};
    border-top: 1px solid ${color.line};
    dt {
      display: inline-flex;
      align-items: center;
      gap: ${space[8]};
      font-size: ${fontSize.medium};
      > svg {
        display: block;
      }
    }
    dd {
      font-size: ${fontSize.medium};
      text-align: right;
    }
  }
`;

export const Links = styled.div`
  display: grid;
  gap: ${space[8]};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: 1fr;
  }
`;
