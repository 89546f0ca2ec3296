import { styled } from 'styled-components';

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
