import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

/** Text, with the address that it links to. */
export type Paragraph = string | { text: string; href: string };

/** The content of an email; `emailText` and `emailHtml` lay out all kinds in the same way. */
export interface EmailTemplate {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: Paragraph[];
  /** Name and value pairs, one a line. */
  facts?: [name: string, value: string][];
  /** The call to action. */
  button?: { label: string; href: string };
  /** Paragraphs below the button, such as when the link expires. */
  closing?: string[];
  /** The page that ends the subscription, in emails that users subscribe to. */
  unsubscribe?: string;
  /** The endpoint for one-click unsubscribe by mail clients (RFC 8058). */
  oneClick?: string;
}
