import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, from, space } from '#shared/theme/theme.js';
import { Badge } from '#ui/badge.js';
import { Heading, Text } from '#ui/text.js';
import { CodeBlock } from '../components/code-block.js';
import { Code, CodeText, CodeWords } from '../components/code.js';
import { Body, Item, Path, Sign, Summary, Titles } from './endpoint.styles.js';
import { FieldList } from './field-list.js';
import type { LiveEvent, LiveTopic, Reference } from './read-reference.js';
import { Group } from './reference.styles.js';

/** The live protocol: messages and topics. */
export function Live({ live: { events, topics, errorCodes } }: { live: Reference['live'] }): ReactNode {
  const { t } = useTranslation('apiReference');
  return (
    <Group aria-labelledby="live">
      <Heading id="live">{t('live.title')}</Heading>
      <Text $above={8} $below={12} $muted>
        {t('live.intro', { path: '/socket.io' })}
      </Text>
      <Heading as="h3" $above={24} $below={8} $size="base">
        {t('live.events')}
      </Heading>
      <Events>
        {events.map((event) => (
          <EventEntry key={event.name} event={event} />
        ))}
      </Events>
      <Text $above={8} $below={12}>
        {t('live.codes')} <CodeWords words={errorCodes} />
      </Text>
      <Heading as="h3" $above={24} $below={8} $size="base">
        {t('live.topics')}
      </Heading>
      {topics.map((topic) => (
        <TopicItem key={topic.topic} topic={topic} />
      ))}
    </Group>
  );
}

function EventEntry({ event: { name, from, payload, answer, summary } }: { event: LiveEvent }): ReactNode {
  const { t } = useTranslation('apiReference');
  return (
    <EventLine>
      <div>
        <Direction>{t(from === 'client' ? 'live.fromClient' : 'live.fromServer')}</Direction> <Code>{name}</Code>{' '}
        <Code>{payload}</Code>
      </div>
      <div>
        <span lang="en">
          <CodeText>{summary}</CodeText>
        </span>
        {answer && (
          <>
            {' '}
            {t('live.answer')} <Code>{answer}</Code>
          </>
        )}
      </div>
    </EventLine>
  );
}

function TopicItem({ topic: { topic, summary, isOwn, snapshot, changes } }: { topic: LiveTopic }): ReactNode {
  const { t } = useTranslation('apiReference');
  return (
    <Item>
      <Summary>
        <Titles>
          <Path>{topic}</Path>
          <Text as="span" $size="medium" $muted lang="en">
            {summary}
          </Text>
        </Titles>
        <Sign aria-hidden="true">
          <ChevronDown size={18} />
        </Sign>
      </Summary>
      <Body>
        {isOwn && <Badge $tone="second">{t('live.own')}</Badge>}
        <Heading as="h3" $above={24} $below={8} $size="base">
          {t('live.snapshot')}
        </Heading>
        <FieldList fields={snapshot.fields} label={t('live.snapshot')} areAnswers />
        {snapshot.example && <CodeBlock caption={t('example')} code={snapshot.example} canCopy={false} />}
        <Heading as="h3" $above={24} $below={8} $size="base">
          {t('live.changes')}
        </Heading>
        <FieldList fields={changes.fields} label={t('live.changes')} areAnswers />
        {changes.example && <CodeBlock caption={t('example')} code={changes.example} canCopy={false} />}
      </Body>
    </Item>
  );
}

const Events = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const EventLine = styled.li`
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  line-height: 1.7;
  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[16]};
  }
`;

const Direction = styled.span`
  display: block;
  font-size: ${fontSize.small};
  color: ${color.textMuted};
`;
