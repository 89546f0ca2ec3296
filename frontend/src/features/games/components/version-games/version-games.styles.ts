import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export const Section = styled.section`
  padding-top: ${space[8]};
`;

export const Title = styled.h2`
  margin: 0 0 ${space[16]};
  font-size: 1.375rem;
  overflow-wrap: anywhere;
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  padding-top: ${space[24]};
`;
