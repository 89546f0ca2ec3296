import { useId, type ReactNode } from 'react';
import { Heading } from '#ui/text.js';
import { FootLink, LinkList } from './footer.styles.js';

interface FootLinkListProps {
  title: string;
  links: readonly { to: string; text: string }[];
}

/** A column of links under its heading. */
export function FootLinkList({ title, links }: FootLinkListProps): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Heading $size="medium" id={id}>
        {title}
      </Heading>
      <LinkList>
        {links.map(({ to, text }) => (
          <li key={to}>
            <FootLink to={to}>{text}</FootLink>
          </li>
        ))}
      </LinkList>
    </nav>
  );
}
