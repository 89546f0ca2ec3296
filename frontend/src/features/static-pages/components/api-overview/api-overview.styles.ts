import { styled } from 'styled-components';

export const PartTitle = styled.h3`
  margin: 28px 0 0;
  font-size: 1.0625rem;
`;
