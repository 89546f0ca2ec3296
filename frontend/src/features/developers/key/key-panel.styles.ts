import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

export const Failed = styled.div`
  margin-top: ${space[16]};
`;

export const Loading = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[16]};
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
  gap: ${space[12]} ${space[16]};
  margin-top: ${space[16]};
  padding: ${space[12]} ${space[12]} ${space[12]} ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

export const Key = styled.code`
  flex: 1 1 220px;
  font-size: ${fontSize.medium};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: ${space[8]};
  > button {
    flex: 1 0 auto;
    padding-inline: ${space[12]};
  }
  ${from.tablet} {
    flex: none;
  }
`;

export const Facts = styled.dl`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[32]};
  margin: ${space[16]} 0 ${space[8]};
  dt {
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;

/** At the end of the line where it fits. */
export const Replace = styled.div`
  margin: 0 0 ${space[8]};
  ${from.tablet} {
    margin-left: auto;
  }
`;
