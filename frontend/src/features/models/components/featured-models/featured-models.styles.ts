import { styled } from 'styled-components';

export const Place = styled.section`
  scroll-margin-top: 88px;
`;
