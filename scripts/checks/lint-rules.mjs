// Rules of this project's own, for oxlint. Each says what to use instead.

/** @typedef {{ type: string, [property: string]: any }} Node in the form of ESTree */
/** @typedef {{ report(problem: { node: Node, message: string }): void }} Context */

/** Props that readers see or hear. */
const TEXT_PROPS = /^(aria-label|aria-description|alt|caption|hint|label|placeholder|text|title)$/;
const WORD = /\p{L}{2}/u;

const ENVIRONMENT = 'Use the Settings of backend/src/config/settings.ts instead: the environment is read there alone.';
const WORDS = 'Use a text of the language files instead, by `t(…)`: en, es, fr and de all need it.';

/** @param {Node | null | undefined} node */
const isWord = (node) => node?.type === 'Literal' && typeof node.value === 'string' && WORD.test(node.value);

/** Settings are read and checked in one place. */
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

/** A word in JSX would be English for readers of every language. */
const noWordsInPages = {
  /** @param {Context} context */
  create: (context) => ({
    /** @param {Node} node */
    JSXText(node) {
      if (WORD.test(node.value)) context.report({ node, message: WORDS });
    },
    /** @param {Node} node */
    JSXAttribute(node) {
      if (TEXT_PROPS.test(node.name.name) && isWord(node.value)) context.report({ node: node.value, message: WORDS });
    },
    /** @param {Node} node */
    JSXExpressionContainer({ expression }) {
      if (isWord(expression)) context.report({ node: expression, message: WORDS });
    },
  }),
};

export default {
  meta: { name: 'gamegeek' },
  rules: { 'no-process-env': noProcessEnv, 'no-words-in-pages': noWordsInPages },
};
