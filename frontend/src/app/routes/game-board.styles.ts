import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../../shared/theme/theme.js';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 20px;
  margin-bottom: 16px;
`;

export const Title = styled.h2`
  margin: 0;
  font-size: 1.25rem;
`;

export const Hint = styled.p`
  margin: 2px 0 0;
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;

export const FullLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
`;
