import { searchable } from '#shared/searchable.js';
import { plainText } from '../rich-text/parse-rich-text.js';
import type { PageTexts } from '#shared/i18n/use-page-texts.js';

export interface Question {
  /** The fragment in addresses (`/faq#api-key`), the same in every language. */
  id: string;
  question: string;
  answer: string;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}

/** Questions that contain every search word, in question or answer; empty groups are left out. */
export function filterQuestions(groups: PageTexts<'faq'>['groups'], search: string): QuestionGroup[] {
  const words = searchable(search).split(/\s+/).filter(Boolean);
  return Object.entries(groups)
    .map(([id, { title, questions }]) => ({ id, title, questions: questionsWith(words, questions) }))
    .filter(({ questions }) => questions.length > 0);
}

function questionsWith(words: string[], questions: Readonly<Record<string, Omit<Question, 'id'>>>): Question[] {
  return Object.entries(questions)
    .map(([id, { question, answer }]) => ({ id, question, answer }))
    .filter(({ question, answer }) => {
      const text = searchable(`${question} ${plainText(answer)}`);
      return words.every((word) => text.includes(word));
    });
}

export function countQuestions(groups: readonly QuestionGroup[]): number {
  return groups.reduce((count, { questions }) => count + questions.length, 0);
}
