import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { Heading, Text } from '#ui/text.js';
import { Actions, Card, Cards, Sign, type IconTone } from './card-block.styles.js';

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
      <Heading $above={8} $size="heading" id={id}>
        {title}
      </Heading>
      <Text $above={4} $below={16} $muted>
        {intro}
      </Text>
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
      <Heading as="h3">{title}</Heading>
      <Text $muted>{text}</Text>
      <Actions>{children}</Actions>
    </Card>
  );
}
