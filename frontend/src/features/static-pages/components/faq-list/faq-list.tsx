import { useRef, useState, type ReactNode } from 'react';
import { useFormat } from '#shared/i18n/use-format.js';
import { Button } from '#ui/buttons/button.js';
import { StateMessage } from '#ui/state-message.js';
import { TextField } from '#ui/fields/text-field.js';
import { useScrollToFragment } from '#features/static-pages/use-scroll-to-fragment.js';
import { RichText } from '../rich-text/rich-text.js';
import { Answer, Filter, Found, Group, GroupTitle, Item, Sign, Summary } from './faq-list.styles.js';
import { countQuestions, filterQuestions, type Question } from './filter-questions.js';
import type { PageTexts } from '#shared/i18n/use-page-texts.js';

/** Questions in groups with expandable answers, and a search field. */
export function FaqList({ texts }: { texts: PageTexts<'faq'> }): ReactNode {
  const format = useFormat();
  const [search, setSearch] = useState('');
  const filter = useRef<HTMLInputElement>(null);
  useScrollToFragment();
  const groups = filterQuestions(texts.groups, search);
  const found = texts.found
    .replace('{found}', format.number(countQuestions(groups)))
    .replace('{total}', format.number(countQuestions(filterQuestions(texts.groups, ''))));

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
          label={texts.filter}
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
        <Found role="status">{search.trim() && found}</Found>
      </Filter>
      {groups.length === 0 && (
        <StateMessage
          title={texts.noMatch}
          text={texts.noMatchHint}
          action={<Button onClick={handleClear}>{texts.clear}</Button>}
        />
      )}
      {groups.map(({ id, title, questions }) => (
        <Group key={id} aria-labelledby={`${id}-questions`}>
          <GroupTitle id={`${id}-questions`}>{title}</GroupTitle>
          <div>
            {questions.map((question) => (
              <FaqItem key={question.id} {...question} />
            ))}
          </div>
        </Group>
      ))}
    </>
  );
}

function FaqItem({ id, question, answer }: Question): ReactNode {
  return (
    <Item id={id}>
      <Summary>
        {question}
        <Sign aria-hidden="true" />
      </Summary>
      <Answer>
        <RichText>{answer}</RichText>
      </Answer>
    </Item>
  );
}
