import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useServedPage } from '#shared/first-paint/served-page.js';
import { Prose } from '#shared/prose/prose.js';
import { Button } from '#ui/buttons/button.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { TextField } from '#ui/fields/text-field.js';
import { Heading, Text } from '#ui/text.js';
import { referenceQuery } from './queries.js';
import { ErrorList } from '../components/error-list.js';
import { filterGroups, type Reference } from './read-reference.js';
import { EndpointItem } from './endpoint.js';
import { Limits } from './limits.js';
import { Live } from './live.js';
import {
  Contents,
  ContentsLink,
  ContentsList,
  Filter,
  Found,
  Group,
  Layout,
  Main,
  Waiting,
} from './reference.styles.js';
import { useOpenEndpoints } from './use-open-endpoints.js';

/** The number of placeholder lines. */
const SKELETON_LINES = 8;

/** The whole API, rendered from its OpenAPI document. */
export function ApiReference(): ReactNode {
  const { t } = useTranslation('apiReference');
  const errorText = useErrorText();
  const query = useQuery(referenceQuery);
  const withoutScripts = useServedPage()?.markup;
  const pending = (
    <>
      <Waiting role="status" aria-busy aria-label={t('ui.loading')}>
        <Skeletons count={SKELETON_LINES}>
          <Skeleton $width="100%" $height="52px" />
        </Skeletons>
      </Waiting>
      {withoutScripts && (
        <noscript lang="en">
          <Prose body={[withoutScripts]} />
        </noscript>
      )}
    </>
  );
  return (
    <QueryView query={query} failed={t('failed')} reason={errorText} pending={pending} isLarge>
      {(reference) => <WholeReference reference={reference} />}
    </QueryView>
  );
}

function WholeReference({ reference }: { reference: Reference }): ReactNode {
  const { t } = useTranslation(['apiReference', 'developers']);
  const [search, setSearch] = useState('');
  const filter = useRef<HTMLInputElement>(null);
  const { isOpen, setOpen } = useOpenEndpoints();
  const groups = filterGroups(reference.groups, useDeferredValue(search));
  const count = countOf(groups);

  function handleClear(): void {
    setSearch('');
    filter.current?.focus();
  }

  return (
    <Layout>
      <Contents aria-label={t('ui.contents')}>
        <ContentsList>
          {groups.map(({ name }) => (
            <li key={name}>
              <ContentsLink href={`#${placeOf(name)}`}>{name}</ContentsLink>
            </li>
          ))}
          <li>
            <ContentsLink href="#live">{t('live.title')}</ContentsLink>
          </li>
          <li>
            <ContentsLink href="#errors">{t('developers:errorsTitle')}</ContentsLink>
          </li>
          <li>
            <ContentsLink href="#limits">{t('limits.title')}</ContentsLink>
          </li>
        </ContentsList>
      </Contents>
      <Main>
        <Filter role="search">
          <TextField
            ref={filter}
            type="search"
            label={t('filter')}
            placeholder={t('filterHint')}
            value={search}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
          />
          <Found role="status">{search.trim() && t('found', { count, total: countOf(reference.groups) })}</Found>
        </Filter>
        {groups.length === 0 && (
          <StateMessage
            title={t('noMatch')}
            text={t('noMatchHint')}
            action={<Button onClick={handleClear}>{t('clear')}</Button>}
          />
        )}
        {groups.map(({ name, description, endpoints }) => (
          <Group key={name} aria-labelledby={placeOf(name)}>
            <Heading id={placeOf(name)}>{name}</Heading>
            <Text $above={8} $below={12} $muted lang="en">
              {description}
            </Text>
            {endpoints.map((endpoint) => (
              <EndpointItem
                key={endpoint.id}
                endpoint={endpoint}
                isOpen={isOpen(endpoint.id)}
                onToggle={(open) => setOpen(endpoint.id, open)}
              />
            ))}
          </Group>
        ))}
        <Live live={reference.live} />
        <Group aria-labelledby="errors">
          <Heading id="errors">{t('developers:errorsTitle')}</Heading>
          <ErrorList />
        </Group>
        <Limits rates={reference.rates} />
      </Main>
    </Layout>
  );
}

const placeOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const countOf = (groups: Reference['groups']): number =>
  groups.reduce((sum, { endpoints }) => sum + endpoints.length, 0);
