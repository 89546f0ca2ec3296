import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../shared/i18n/use-format.js';
import { useNamedPlace } from '../../use-named-place.js';
import { PageHead } from '../page-head/page-head.js';
import { RichText } from '../rich-text/rich-text.js';
import {
  Columns,
  Contents,
  ContentsList,
  Line,
  List,
  Section,
  SectionTitle,
  Text,
  Updated,
} from './legal-document.styles.js';

/** A paragraph, or the lines of a list. */
type Block = string | readonly string[];

export interface LegalTexts {
  title: string;
  eyebrow: string;
  intro: string;
  updated: string;
  contents: string;
  /** In their order; the key names the section in addresses, the same in every language. */
  sections: Readonly<Record<string, { heading: string; body: readonly Block[] }>>;
}

interface LegalDocumentProps {
  texts: LegalTexts;
  /** When its meaning last changed. */
  updatedAt: string;
  /** The links that stand at its end. */
  children: ReactNode;
}

/** Terms or policy: numbered sections beside their table of contents. */
export function LegalDocument({ texts, updatedAt, children }: LegalDocumentProps): ReactNode {
  const format = useFormat();
  // Beside the text there is room for all of it; above the text, on a phone, it would be a page of its own.
  const [isOpen] = useState(() => window.matchMedia('(min-width: 920px)').matches);
  useNamedPlace();
  const sections = Object.entries(texts.sections);

  return (
    <>
      <PageHead title={texts.title} eyebrow={texts.eyebrow} intro={texts.intro}>
        <Updated>
          {texts.updated} <time dateTime={updatedAt}>{format.day(updatedAt)}</time>
        </Updated>
      </PageHead>
      <Columns>
        <Contents open={isOpen}>
          <summary>{texts.contents}</summary>
          <nav aria-label={texts.contents}>
            <ContentsList>
              {sections.map(([id, { heading }]) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ContentsList>
          </nav>
        </Contents>
        <Text>
          {sections.map(([id, { heading, body }], index) => (
            <Section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`}>
              <SectionTitle id={`${id}-heading`}>
                {index + 1}. {heading}
              </SectionTitle>
              {body.map((block, place) => (
                <LegalBlock key={place} block={block} />
              ))}
            </Section>
          ))}
          {children}
        </Text>
      </Columns>
    </>
  );
}

function LegalBlock({ block }: { block: Block }): ReactNode {
  if (typeof block === 'string') {
    return (
      <Line>
        <RichText>{block}</RichText>
      </Line>
    );
  }
  return (
    <List>
      {block.map((item, index) => (
        <li key={index}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </List>
  );
}
