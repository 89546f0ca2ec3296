import * as v from 'valibot';
import { useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '#shared/drafts.js';

const storedTextSchema = v.object({ text: v.string() });

interface StoredText {
  text: string;
  change: (text: string) => void;
  /** After sending or discarding. */
  forget: () => void;
}

/** A text field whose unsent text is stored on this device while it differs from the initial text. */
export function useStoredText(userId: string, name: string, start: string): StoredText {
  const [text, setText] = useState(() => readText(userId, name) ?? start);
  return {
    text,
    change: (next) => {
      setText(next);
      storeText(userId, name, next === start ? '' : next);
    },
    forget: () => removeDraft(userId, name),
  };
}

export function storeText(userId: string, name: string, text: string): void {
  if (text === '') removeDraft(userId, name);
  else writeDraft(userId, name, { text });
}

export function readText(userId: string, name: string): string | undefined {
  const stored = readDraft(userId, name);
  return v.is(storedTextSchema, stored) ? stored.text : undefined;
}
