import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Part, Section } from '#shared/prose/prose-content.js';
import { Prose } from '#shared/prose/prose.js';
import { useScrollToFragment } from '#shared/prose/use-scroll-to-fragment.js';
import { Button } from '#ui/buttons/button.js';
import { StateMessage } from '#ui/state-message.js';
import { TextField } from '#ui/fields/text-field.js';
import { Answer, Filter, Found, Group, GroupTitle, Item, Sign, Summary } from './faq-list.styles.js';
import { countQuestions, filterQuestions } from './filter-questions.js';

/** Questions in groups with expandable answers, and a search field. */
export function FaqList({ groups }: { groups: readonly Section[] }): ReactNode {
  const { t } = useTranslation('staticPages');
  const [search, setSearch] = useState('');
  const filter = useRef<HTMLInputElement>(null);
  useScrollToFragment();
  const shown = filterQuestions(groups, search);

  function handleClear(): void {
    setSearch('');
    filter.current?.focus();
  }

  return (
    <>
      <Filter role="search">
        <TextField
          ref={filter}
          type="search"
          label={t('faq.filter')}
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
        <Found role="status">
          {search.trim() && t('faq.found', { found: countQuestions(shown), total: countQuestions(groups) })}
        </Found>
      </Filter>
      {shown.length === 0 && (
        <StateMessage
          title={t('faq.noMatch')}
          text={t('faq.noMatchHint')}
          action={<Button onClick={handleClear}>{t('faq.clear')}</Button>}
        />
      )}
      {shown.map(({ id, title, parts }) => (
        <Group key={id} aria-labelledby={id}>
          <GroupTitle id={id}>{title}</GroupTitle>
          <div>
            {parts.map((question) => (
              <FaqItem key={question.id} question={question} />
            ))}
          </div>
        </Group>
      ))}
    </>
  );
}

function FaqItem({ question: { id, title, body } }: { question: Part }): ReactNode {
  return (
    <Item id={id}>
      <Summary>
        {title}
        <Sign aria-hidden="true" />
      </Summary>
      <Answer>
        <Prose body={body} />
      </Answer>
    </Item>
  );
}
