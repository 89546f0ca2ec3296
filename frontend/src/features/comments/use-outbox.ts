import { useRef, useState } from 'react';
import { storeText, readText } from './use-stored-text.js';

interface Outbox {
  text: string;
  change: (text: string) => void;
  /** Clears the field and sends its text; after a failure, the text is restored in front of newer input. */
  send: (deliver: (content: string) => Promise<void>) => Promise<void>;
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join('\n\n');

/** The text of a comment from its first letter until the server has stored it. No failure loses text. */
export function useOutbox(userId: string, name: string): Outbox {
  const [text, setText] = useState(() => readText(userId, name) ?? '');
  const typed = useRef(text);
  const sent = useRef<string[]>([]);

  function keep(next: string): void {
    typed.current = next;
    setText(next);
    storeText(userId, name, joined([...sent.current, next]));
  }

  return {
    text,
    change: keep,
    send: async (deliver) => {
      const content = typed.current;
      sent.current.push(content);
      keep('');
      try {
        await deliver(content);
        take(content);
        keep(typed.current);
      } catch (error) {
        take(content);
        keep(joined([content, typed.current]));
        throw error;
      }
    },
  };

  function take(content: string): void {
    const place = sent.current.indexOf(content);
    if (place >= 0) sent.current.splice(place, 1);
  }
}
