import { styled } from 'styled-components';
import { color, radius } from '../../theme/theme.js';

export const Prompt = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 20px;
  padding: 12px 16px;
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  p {
    margin: 0;
  }
`;
