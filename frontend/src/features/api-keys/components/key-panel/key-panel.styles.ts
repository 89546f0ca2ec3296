import { styled } from 'styled-components';
import { color, from, radius } from '../../../../shared/theme/theme.js';

export const Failed = styled.div`
  margin-top: 16px;
`;

export const Loading = styled.div`
  display: grid;
  gap: 14px;
  margin-top: 16px;
  /* Reserves the space of the key and its facts, so that the next steps do not shift. */
  align-content: start;
  min-height: 632px;
  ${from.tablet} {
    min-height: 444px;
  }
`;

export const KeyLine = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 12px 16px;
  margin-top: 16px;
  padding: 12px 12px 12px 16px;
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

export const Key = styled.code`
  flex: 1 1 220px;
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: 8px;
  > button {
    flex: 1 0 auto;
    padding-inline: 12px;
  }
  ${from.tablet} {
    flex: none;
  }
`;

export const Facts = styled.dl`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 12px 32px;
  margin: 16px 0 8px;
  dt {
    font-size: 0.875rem;
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;

/** At the end of the line where it fits. */
export const Replace = styled.div`
  margin: 0 0 8px;
  ${from.tablet} {
    margin-left: auto;
  }
`;

export const FactsLine = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 24px;
`;
