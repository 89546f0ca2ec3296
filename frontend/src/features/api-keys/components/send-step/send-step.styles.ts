import { styled } from 'styled-components';
import { color, measure, radius, space } from '#shared/theme/theme.js';

export const TabsPlace = styled.div`
  min-width: 0;
  margin-top: ${space[16]};
`;

export const Guidelines = styled.details`
  margin-top: ${space[16]};
  summary {
    min-height: ${measure.target};
    padding-block: ${space[10]};
    border-radius: ${radius.small};
    font-weight: 600;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: ${space[8]};
    margin: ${space[4]} 0 0;
    padding-left: 1.2em;
    line-height: 1.6;
    color: ${color.textMuted};
  }
  li::marker {
    color: ${color.accent};
  }
`;
