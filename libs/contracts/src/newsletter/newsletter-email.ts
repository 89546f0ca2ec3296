/**
 * The pattern of newsletter addresses (docs/product.md, section 5), without characters that mail servers interpret.
 * Separate from the DTO class because the footer form is loaded with every page, without the validator.
 */
export const NEWSLETTER_EMAIL = /^[^\s@<>"(),:;[\]\\\p{Cc}]+@[^\s@<>"(),:;[\]\\\p{Cc}]+\.[^\s@<>"(),:;[\]\\\p{Cc}]+$/u;
