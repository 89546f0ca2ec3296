import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { Actions, Card, Cards, CardText, CardTitle, Intro, Sign, Title, type IconTone } from './card-block.styles.js';

interface CardBlockProps {
  id: string;
  eyebrow: string;
  title: string;
  intro: string;
  children: ReactNode;
}

/** A section for one audience: three cards with one action each. */
export function CardBlock({ id, eyebrow, title, intro, children }: CardBlockProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Title id={id}>{title}</Title>
      <Intro>{intro}</Intro>
      <Cards>{children}</Cards>
    </section>
  );
}

interface BlockCardProps {
  icon: LucideIcon;
  tone: IconTone;
  title: string;
  text: string;
  /** The actions: buttons. */
  children: ReactNode;
}

export function BlockCard({ icon: Icon, tone, title, text, children }: BlockCardProps): ReactNode {
  return (
    <Card>
      <Sign $tone={tone}>
        <Icon size={24} aria-hidden="true" />
      </Sign>
      <CardTitle>{title}</CardTitle>
      <CardText>{text}</CardText>
      <Actions>{children}</Actions>
    </Card>
  );
}
