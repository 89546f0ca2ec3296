import { styled } from 'styled-components';

export const IdLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
`;

export const GameId = styled.code`
  font-size: 1.0625rem;
  font-weight: 600;
  overflow-wrap: anywhere;
`;
