import { styled } from 'styled-components';
import { color, from } from '../../../../shared/theme/theme.js';
import { Panel } from '../../../../shared/ui/panel/panel.js';

export const Card = styled(Panel).attrs({ as: 'div' })`
  display: grid;
  gap: 20px;
`;

/** Beside each other on a phone, below each other in the narrow column of a desktop. */
export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
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

export const Name = styled.h1`
  margin: 0;
  font-size: 1.5rem;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
`;

export const Since = styled.p`
  margin: 4px 0 0;
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;

export const Figures = styled.dl`
  display: grid;
  margin: 0;
`;

export const Figure = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  border-top: 1px solid ${color.line};
  dt {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: ${color.textMuted};
  }
  dd {
    min-width: 0;
    margin: 0;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Links = styled.div`
  display: grid;
  gap: 8px;
`;
