import type { EmailTemplate, Paragraph } from './email-template.js';
import { MAIL_TEXTS } from './mail-texts.js';

/** Readable without styles, in both colour schemes, and without any remote content. */
const STYLES = `
  body { margin: 0; padding: 24px 12px; background: #f3f4f8; color: #1b1f2a; }
  .card { max-width: 560px; margin: 0 auto; padding: 28px; border-radius: 12px; background: #ffffff;
    font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
  .brand { margin: 0 0 20px; font: 700 18px/1.2 ui-monospace, Menlo, Consolas, monospace; color: #0b6b3a; }
  p { margin: 0 0 16px; }
  .button { display: inline-block; padding: 12px 22px; border-radius: 8px; background: #0b6b3a; color: #ffffff;
    font-weight: 600; text-decoration: none; }
  .address { font-size: 14px; word-break: break-all; }
  .facts { margin: 0 0 16px; border-collapse: collapse; }
  .facts td { vertical-align: top; }
  .fact { padding: 2px 16px 2px 0; text-align: left; vertical-align: top; font-weight: 600; }
  .muted { font-size: 13px; color: #555c6e; }
  a { color: #0b6b3a; }
  @media (prefers-color-scheme: dark) {
    body { background: #12141c; color: #e8eaf2; }
    .card { background: #1c202c; }
    .brand, a { color: #6ee7a0; }
    .button { background: #6ee7a0; color: #0c1a12; }
    .muted { color: #a6adbf; }
  }`;

export function emailHtml(template: EmailTemplate): string {
  const { language, subject, greeting, paragraphs, facts = [], button, closing = [], unsubscribe } = template;
  const frame = MAIL_TEXTS[language].frame;
  const blocks = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    facts.length > 0 ? factTable(facts) : '',
    button ? `<p><a class="button" href="${escapeHtml(button.href)}">${escapeHtml(button.label)}</a></p>` : '',
    button ? `<p class="muted">${escapeHtml(frame.link)}<br><span class="address">${link(button.href)}</span></p>` : '',
    ...closing.map(paragraph),
    unsubscribe
      ? `<p class="muted">${escapeHtml(frame.unsubscribe)}<br><span class="address">${link(unsubscribe)}</span></p>`
      : '',
    `<p class="muted">${escapeHtml(frame.footer)}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLES}
</style>
</head>
<body>
<div class="card">
<p class="brand">GameGeek</p>
${blocks.filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

const paragraph = (content: Paragraph) =>
  `<p>${typeof content === 'string' ? escapeHtml(content) : link(content.href, content.text)}</p>`;

const link = (href: string, text = href) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

function factTable(facts: [name: string, value: string][]): string {
  const rows = facts.map(
    ([name, value]) => `<tr><th class="fact">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table class="facts">${rows.join('')}</table>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
