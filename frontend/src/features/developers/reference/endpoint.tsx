import { ChevronDown, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.js';
import { Row } from '#ui/layout.js';
import { Heading, Text } from '#ui/text.js';
import { curlOf } from './curl.js';
import type { Answer, Endpoint } from './read-reference.js';
import { CodeBlock } from '../components/code-block.js';
import { CodeText, CodeWords } from '../components/code.js';
import { FieldList } from './field-list.js';
import { Body, Codes, ErrorLink, Item, Method, Path, PlaceLink, Sign, Summary, Titles } from './endpoint.styles.js';

interface EndpointItemProps {
  endpoint: Endpoint;
  isOpen: boolean;
  onToggle: (open: boolean) => void;
}

/** One endpoint: a summary line that expands to all details. */
export function EndpointItem({ endpoint, isOpen, onToggle }: EndpointItemProps): ReactNode {
  const { id, method, path, summary } = endpoint;
  return (
    <Item
      id={id}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}
    >
      <Summary>
        <Method $changes={method !== 'GET'}>{method}</Method>
        <Titles>
          <Path>{path}</Path>
          <Text as="span" $size="medium" $muted lang="en">
            {summary}
          </Text>
        </Titles>
        <Sign aria-hidden="true">
          <ChevronDown size={18} />
        </Sign>
      </Summary>
      {isOpen && <Details endpoint={endpoint} />}
    </Item>
  );
}

function Details({ endpoint }: { endpoint: Endpoint }): ReactNode {
  const { t } = useTranslation('apiReference');
  const { id, description, access, parameters, body, answers } = endpoint;
  return (
    <Body>
      {description && (
        <Text $above={8} $below={12} lang="en">
          <CodeText>{description}</CodeText>
        </Text>
      )}
      <Row $gap={16} $rowGap={4}>
        <Badge $tone={access === 'open' ? 'plain' : 'second'}>{t(`access.${access}`)}</Badge>
        <PlaceLink href={`#${id}`}>
          <Link2 size={16} aria-hidden="true" />
          {t('link')}
        </PlaceLink>
      </Row>
      {parameters.length > 0 && (
        <>
          <Heading as="h3" $above={24} $below={8} $size="base">
            {t('parameters')}
          </Heading>
          <FieldList fields={parameters} label={t('parameters')} />
        </>
      )}
      {body && (
        <>
          <Heading as="h3" $above={24} $below={8} $size="base">
            {t('body')}
          </Heading>
          <FieldList fields={body.fields} label={t('body')} />
          {body.example && <CodeBlock caption={t('example')} code={body.example} />}
        </>
      )}
      {answers.map((answer) => (
        <AnswerPart key={answer.status} answer={answer} />
      ))}
      <CodeBlock caption={t('call')} code={curlOf(endpoint, window.location.origin)} />
      <Errors endpoint={endpoint} />
    </Body>
  );
}

function AnswerPart({ answer: { status, headers, fields, example } }: { answer: Answer }): ReactNode {
  const { t } = useTranslation('apiReference');
  const title = t('answer', { status });
  return (
    <>
      <Heading as="h3" $above={24} $below={8} $size="base">
        {title}
      </Heading>
      {headers.length > 0 && (
        <Text $above={8} $below={12}>
          {t('headers')} <CodeWords words={headers} />
        </Text>
      )}
      {fields.length > 0 && <FieldList fields={fields} label={title} areAnswers />}
      {example === undefined ? (
        <Text $above={8} $below={12}>
          {t('noBody')}
        </Text>
      ) : (
        <CodeBlock caption={t('example')} code={example} canCopy={false} />
      )}
    </>
  );
}

function Errors({ endpoint: { errors } }: { endpoint: Endpoint }): ReactNode {
  const { t } = useTranslation('apiReference');
  return (
    <>
      <Heading as="h3" $above={24} $below={8} $size="base">
        {t('errors')}
      </Heading>
      <Codes>
        {errors.map(({ status, code }) => (
          <li key={code}>
            <ErrorLink href="#errors">
              <Text as="strong" $muted>
                {status}
              </Text>{' '}
              {code}
            </ErrorLink>
          </li>
        ))}
      </Codes>
    </>
  );
}
