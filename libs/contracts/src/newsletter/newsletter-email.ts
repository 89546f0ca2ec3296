/**
 * Text, an at sign, text, a dot, text (docs/product.md, section 5), without what no mailbox has and mail servers read as something
 * else. It stands apart from the DTO class because the footer's form, which is there with every page, comes without the
 * validator.
 */
export const NEWSLETTER_EMAIL = /^[^\s@<>"(),:;[\]\\\p{Cc}]+@[^\s@<>"(),:;[\]\\\p{Cc}]+\.[^\s@<>"(),:;[\]\\\p{Cc}]+$/u;
