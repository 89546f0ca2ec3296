// The project's own lint rules. Each message names the alternative.

/** @typedef {{ type: string, [property: string]: any }} Node an ESTree node */
/** @typedef {{ report(problem: { node: Node, message: string }): void }} Context */

/** Props that contain text for users. */
const TEXT_PROPS = /^(aria-label|aria-description|alt|caption|hint|label|placeholder|text|title)$/;
const WORD = /\p{L}{2}/u;

const ENVIRONMENT = 'Use the Settings of backend/src/config/settings.ts instead: only that file reads the environment.';
const UNTRANSLATED = 'Use `t(…)` and the language files instead: en, es, fr and de all need the text.';
const SPACING_LITERAL = 'Use a step of `space` (shared/theme/theme.ts) instead of pixels for gap, padding and margin.';
const FONT_SIZE_LITERAL = 'Use a size of `fontSize` (shared/theme/theme.ts).';

/** @param {Node | null | undefined} node */
const isWord = (node) => node?.type === 'Literal' && typeof node.value === 'string' && WORD.test(node.value);

/** Settings are read and validated in one place. */
const noProcessEnv = {
  /** @param {Context} context */
  create: (context) => ({
    /** @param {Node} node */
    MemberExpression(node) {
      if (node.object.name === 'process' && node.property.name === 'env')
        context.report({ node, message: ENVIRONMENT });
    },
  }),
};

/** Text in JSX would not be translated. */
const noUntranslatedText = {
  /** @param {Context} context */
  create: (context) => ({
    /** @param {Node} node */
    JSXText(node) {
      if (WORD.test(node.value)) context.report({ node, message: UNTRANSLATED });
    },
    /** @param {Node} node */
    JSXAttribute(node) {
      if (TEXT_PROPS.test(node.name.name) && isWord(node.value))
        context.report({ node: node.value, message: UNTRANSLATED });
    },
    /** @param {Node} node */
    JSXExpressionContainer({ expression }) {
      if (isWord(expression)) context.report({ node: expression, message: UNTRANSLATED });
    },
  }),
};

/** Spacing in pixels, except hairlines of 1px. */
const SPACING =
  /(?<![\w-])(?:(?:row-|column-)?gap|padding(?:-[a-z-]+)?|margin(?:-[a-z-]+)?)\s*:[^;{}]*?(?<![\w.])(?:[2-9]|\d{2,})px/;

/** A size of text that is neither relative nor grows with the window. */
const FONT_SIZE = /font-size\s*:\s*[\d.]+(?:rem|px)/;

/**
 * Refuses a pattern in styles.
 * @param {RegExp} pattern
 * @param {string} message
 */
const noStyle = (pattern, message) => ({
  /** @param {Context} context */
  create: (context) => ({
    /** @param {Node} node */
    TemplateLiteral(node) {
      const quasis = /** @type {{ value: { raw: string } }[]} */ (node.quasis);
      if (pattern.test(quasis.map(({ value }) => value.raw).join('…'))) context.report({ node, message });
    },
  }),
});

export default {
  meta: { name: 'gamegeek' },
  rules: {
    'no-font-size-literals': noStyle(FONT_SIZE, FONT_SIZE_LITERAL),
    'no-process-env': noProcessEnv,
    'no-spacing-literals': noStyle(SPACING, SPACING_LITERAL),
    'no-untranslated-text': noUntranslatedText,
  },
};
