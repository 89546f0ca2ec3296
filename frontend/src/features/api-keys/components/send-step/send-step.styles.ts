import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export const TabsPlace = styled.div`
  min-width: 0;
  margin-top: 16px;
`;

export const Guidelines = styled.details`
  margin-top: 16px;
  summary {
    min-height: 44px;
    padding-block: 10px;
    border-radius: ${radius.small};
    font-weight: 600;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: 8px;
    margin: 4px 0 0;
    padding-left: 1.2em;
    line-height: 1.6;
    color: ${color.textMuted};
  }
  li::marker {
    color: ${color.accent};
  }
`;
