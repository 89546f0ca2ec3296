import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, measure, radius } from '#shared/theme/theme.js';

export function IconTile({ icon: Icon }: { icon: LucideIcon | undefined }): ReactNode {
  return <Tile>{Icon && <Icon size={20} aria-hidden="true" />}</Tile>;
}

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${measure.target};
  height: ${measure.target};
  border-radius: ${radius.medium};
  background: ${color.secondSoft};
  color: ${color.second};
`;
