import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, from, space } from '#shared/theme/theme.js';
import { Badge } from '#ui/badge.js';
import { CodeBlock } from '../components/code-block.js';
import { Code, CodeText, CodeWords } from '../components/code.js';
import { Body, Item, Path, Sign, Summary, Text, Titles, What } from './endpoint.styles.js';
import { FieldList } from './field-list.js';
import type { LiveEvent, LiveTopic, Reference } from './read-reference.js';
import { Group, GroupText, GroupTitle, PartTitle } from './reference.styles.js';

/** The live protocol: messages and topics. */
export function Live({ live: { events, topics, errorCodes } }: { live: Reference['live'] }): ReactNode {
  const { t } = useTranslation('apiReference');
  return (
    <Group aria-labelledby="live">
      <GroupTitle id="live">{t('live.title')}</GroupTitle>
      <GroupText>{t('live.intro', { path: '/socket.io' })}</GroupText>
      <PartTitle>{t('live.events')}</PartTitle>
      <Events>
        {events.map((event) => (
          <EventEntry key={event.name} event={event} />
        ))}
      </Events>
      <Text>
        {t('live.codes')} <CodeWords words={errorCodes} />
      </Text>
      <PartTitle>{t('live.topics')}</PartTitle>
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
          <What lang="en">{summary}</What>
        </Titles>
        <Sign aria-hidden="true">
          <ChevronDown size={18} />
        </Sign>
      </Summary>
      <Body>
        {isOwn && <Badge $tone="second">{t('live.own')}</Badge>}
        <PartTitle>{t('live.snapshot')}</PartTitle>
        <FieldList fields={snapshot.fields} label={t('live.snapshot')} areAnswers />
        {snapshot.example && <CodeBlock caption={t('example')} code={snapshot.example} canCopy={false} />}
        <PartTitle>{t('live.changes')}</PartTitle>
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
