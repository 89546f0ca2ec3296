import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import en from '#content/faq.en.md';
import es from '#content/faq.es.md';
import { renderApp } from '#testing/render-app.js';
import { countQuestions, filterQuestions } from './filter-questions.js';

const idsOf = (search: string, groups = es.sections): string[] =>
  filterQuestions(groups, search).flatMap(({ parts }) => parts.map(({ id }) => id));

describe('filterQuestions', () => {
  it('matches words in any order, in questions and answers, ignoring case and accents', () => {
    expect(idsOf('CONTRASENA olvidado')).toEqual(['forgot-password']);
    expect(idsOf('clasificacion global suma')).toEqual(['ranking']);
  });

  it('matches the text of a link, not its target', () => {
    expect(idsOf('api-documentation', en.sections)).toEqual([]);
    expect(idsOf('API documentation shows', en.sections)).toEqual(['api-key']);
  });

  it('returns every question for an empty search', () => {
    expect(countQuestions(filterQuestions(en.sections, '   '))).toBe(idsOf('').length);
  });
});

describe('the FAQ', () => {
  it('filters questions, shows the count and resets', async () => {
    const { user } = await renderApp({ at: '/faq' });
    const filter = await screen.findByRole('searchbox', { name: 'Search the questions' });
    const total = countQuestions(filterQuestions(en.sections, ''));
    await user.type(filter, 'idempotency');
    expect(screen.getByText(`1 of ${total} questions`)).toBeVisible();
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Playing' })).not.toBeInTheDocument();
    await user.clear(filter);
    await user.type(filter, 'zebra');
    expect(screen.getByText('No question matches your search.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(screen.getAllByRole('group')).toHaveLength(total);
    expect(filter).toHaveFocus();
  });

  it('opens an answer by click, with its links', async () => {
    const { user } = await renderApp({ at: '/faq' });
    const question = await screen.findByText('Do I need an account to play?');
    const answer = screen.getByText(/Not to play or to watch/);
    expect(answer).not.toBeVisible();
    await user.click(question);
    expect(answer).toBeVisible();
    expect(within(answer).getByRole('link', { name: 'Signing up' })).toHaveAttribute('href', '/auth');
  });

  it('opens the question in the address', async () => {
    await renderApp({ at: '/faq#delete-account' });
    expect(await screen.findByText(/This cannot be undone/)).toBeVisible();
  });
});
