import { styled } from 'styled-components';

export const Contact = styled.div`
  margin-top: 20px;
`;
