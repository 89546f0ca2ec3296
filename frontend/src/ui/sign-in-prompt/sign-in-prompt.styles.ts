import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

export const Prompt = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[10]} ${space[20]};
  padding: ${space[12]} ${space[16]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  p {
    margin: 0;
  }
`;
