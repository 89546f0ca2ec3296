import { boardSample } from '@gamegeek/contracts/play/samples/board.js';
import { ENGINE_SAMPLES } from '@gamegeek/contracts/play/samples/engine-samples.js';
import { moduleSample } from '@gamegeek/contracts/play/samples/module.js';
import { webSample } from '@gamegeek/contracts/play/samples/web.js';
import { Fragment, type ReactNode } from 'react';
import { useSite } from '#shared/first-paint/use-site.js';
import { CodeBlock } from '../code-block/code-block.js';
import { Definitions } from '../definitions/definitions.js';
import { PageSection } from '../page-section/page-section.js';
import { Line } from '../page-section/page-section.styles.js';
import { RichText } from '../rich-text/rich-text.js';
import { RichList } from '../rich-list/rich-list.js';
import { batchSample, BATCH_ANSWER, ERROR_ANSWER, READ_CALLS, SCORE_ANSWER, sendSample } from './api-samples.js';
import { PartTitle } from './api-overview.styles.js';
import { ErrorList } from './error-list.js';
import type { PageTexts } from '#shared/i18n/use-page-texts.js';

/** The sections in order; the id is their fragment in addresses. */
const PLACES = [
  { id: 'sdk', section: 'sdk' },
  { id: 'quick-start', section: 'quickStart' },
  { id: 'send', section: 'send' },
  { id: 'key', section: 'key' },
  { id: 'idempotency', section: 'idempotency' },
  { id: 'batch', section: 'batch' },
  { id: 'read', section: 'read' },
  { id: 'engines', section: 'engines' },
  { id: 'errors', section: 'errors' },
  { id: 'limits', section: 'limits' },
] as const;

export function placesOf(texts: PageTexts<'apiDocumentation'>): { id: string; heading: string }[] {
  return PLACES.map(({ id, section }) => ({ id, heading: texts[section].title }));
}

const entriesOf = (fields: Readonly<Record<string, string>>): { term: string; text: string }[] =>
  Object.entries(fields).map(([term, text]) => ({ term, text }));

/** Explains how games send scores and read boards (docs/api.md). */
export function ApiOverview({ texts }: { texts: PageTexts<'apiDocumentation'> }): ReactNode {
  const { sdk, quickStart, send, key, idempotency, batch, read, engines, errors, limits } = texts;
  const site = useSite();
  const place = { site, gameId: undefined };
  return (
    <div>
      <PageSection id="sdk" title={sdk.title} intro={sdk.text}>
        <CodeBlock caption={sdk.page}>{webSample(place)}</CodeBlock>
        <RichList lines={sdk.notes} />
        <CodeBlock caption={sdk.module}>{moduleSample(place)}</CodeBlock>
        <CodeBlock caption={sdk.board}>{boardSample(place)}</CodeBlock>
      </PageSection>
      <PageSection id="quick-start" title={quickStart.title}>
        <RichList lines={quickStart.steps} isOrdered />
      </PageSection>
      <PageSection id="send" title={send.title} intro={send.text}>
        <CodeBlock caption={send.request}>{sendSample(site)}</CodeBlock>
        <CodeBlock caption={send.answer}>{SCORE_ANSWER}</CodeBlock>
        <PartTitle>{send.fieldsTitle}</PartTitle>
        <Definitions isCode entries={entriesOf(send.fields)} />
        <PartTitle>{send.answerTitle}</PartTitle>
        <Definitions isCode entries={entriesOf(send.answerFields)} />
      </PageSection>
      <PageSection id="key" title={key.title} intro={key.text}>
        <RichList lines={key.ways} isOrdered />
        {key.notes.map((note) => (
          <Line key={note}>
            <RichText>{note}</RichText>
          </Line>
        ))}
      </PageSection>
      <PageSection id="idempotency" title={idempotency.title} intro={idempotency.text}>
        <RichList lines={idempotency.notes} />
      </PageSection>
      <PageSection id="batch" title={batch.title} intro={batch.text}>
        <CodeBlock caption={batch.request}>{batchSample(site)}</CodeBlock>
        <CodeBlock caption={batch.answer}>{BATCH_ANSWER}</CodeBlock>
      </PageSection>
      <PageSection id="read" title={read.title} intro={read.text}>
        <Definitions
          isCode
          entries={Object.entries(READ_CALLS).map(([name, call]) => ({
            term: `GET ${site}${call}`,
            text: read.calls[name as keyof typeof READ_CALLS],
          }))}
        />
        <Line>{read.ranks}</Line>
      </PageSection>
      <PageSection id="engines" title={engines.title} intro={engines.text}>
        {Object.values(ENGINE_SAMPLES).map(({ name, library, textFor }) => (
          <Fragment key={name}>
            <Line>
              <a href={library} download>
                {library}
              </a>
            </Line>
            <CodeBlock caption={name}>{textFor(place)}</CodeBlock>
          </Fragment>
        ))}
      </PageSection>
      <PageSection id="errors" title={errors.title} intro={errors.text}>
        <CodeBlock caption={errors.answer}>{ERROR_ANSWER}</CodeBlock>
        <ErrorList />
      </PageSection>
      <PageSection id="limits" title={limits.title} intro={limits.text}>
        <Definitions entries={Object.values(limits.rows).map(({ what, value }) => ({ term: what, text: value }))} />
      </PageSection>
    </div>
  );
}
