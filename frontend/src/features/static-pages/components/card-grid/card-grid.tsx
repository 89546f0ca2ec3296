import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '../icon-tile.js';
import { Card, Text, Title } from './card-grid.styles.js';

interface InfoCardProps {
  sign: LucideIcon;
  title: string;
  text: string;
  /** A link at the end of the card. */
  children?: ReactNode;
}

export function InfoCard({ sign: Icon, title, text, children }: InfoCardProps): ReactNode {
  return (
    <Card>
      <IconTile>
        <Icon size={20} aria-hidden="true" />
      </IconTile>
      <Title>{title}</Title>
      <Text>{text}</Text>
      {children}
    </Card>
  );
}
