import { getMetadataStorage, type ValidationError } from 'class-validator';
import type { ClassConstructor } from 'class-transformer';
import { hintsOf } from '@gamegeek/contracts/validation/input-hints.js';
import { lettersOf, nearMiss } from './near-miss.js';

export type Source = 'body' | 'query';

interface Rule {
  name: string;
  sentence: string;
  /** Applies to the items of a list. */
  each: boolean;
  constraints: unknown[];
}

type Kind = 'text' | 'number' | 'list' | 'object';

/** What a rule is about: it fails for values of another kind as well, but then says nothing helpful. */
const ABOUT: Record<string, Kind> = {
  min: 'number',
  max: 'number',
  minLength: 'text',
  maxLength: 'text',
  isLength: 'text',
  matches: 'text',
  isPlainText: 'text',
  isPlainName: 'text',
  arrayMinSize: 'list',
  arrayMaxSize: 'list',
  arrayNotEmpty: 'list',
  arrayUnique: 'list',
  maxJsonLength: 'object',
};

/** Rules about the type of a value. */
const OF_TYPE = new Set(['isInt', 'isScore', 'isString', 'isBoolean', 'isArray', 'isObject', 'isIn']);

/** Values that are right except for their quotes, and how they are sent. */
const WITHOUT_QUOTES: Record<string, [quoted: RegExp, as: string]> = {
  isInt: [/^\s*-?\d+(\.\d+)?\s*$/, 'a number'],
  isScore: [/^\s*-?\d+(\.\d+)?\s*$/, 'a number'],
  isBoolean: [/^(true|false)$/, 'true or false'],
  isArray: [/^\s*\[[^]*\]\s*$/, 'a list'],
  isObject: [/^\s*\{[^]*\}\s*$/, 'an object'],
};

/** What is wrong with a property: the sentences of the rules that apply to its value, that about its type first. */
export function fieldSentences(
  type: ClassConstructor<object>,
  { property, value, constraints = {} }: ValidationError,
  source: Source,
): string[] {
  if ('whitelistValidation' in constraints) return [unknownSentence(type, property, source)];
  const rules = rulesOf(type).get(property);
  // Decorators run from last to first; DTO classes declare presence and type first.
  const failed = Object.entries(constraints)
    .toReversed()
    .map(([name, sentence]): Rule => ({ name, sentence, each: false, constraints: [], ...rules?.get(name) }));
  const applying = failed.filter((rule) => isAbout(rule, value));
  const shown = applying.length > 0 ? applying : failed.slice(0, 1);
  // Several rules may produce the same message.
  return [...new Set(shown.map((rule) => sentenceOf(rule, { failed, property, value, source })))];
}

/** Says that a property does not exist, and what the sender may have meant. */
export function unknownSentence(type: ClassConstructor<object>, property: string, source: Source): string {
  const sentence = `${property} is not a known ${source === 'body' ? 'property' : 'parameter'}`;
  const hint = unknownHint(type, property);
  return hint === undefined ? sentence : `${sentence}: ${hint}`;
}

/** Undefined if the name resembles nothing that the class has. */
export function unknownHint(type: ClassConstructor<object>, property: string): string | undefined {
  const letters = lettersOf(property);
  const [, hint] = hintsOf(type).unknown?.find(([names]) => names.test(letters)) ?? [];
  if (hint !== undefined) return hint;
  const meant = nearMiss(property, [...rulesOf(type).keys()]);
  return meant === undefined ? undefined : `did you mean ${meant}?`;
}

/**
 * The properties of a class with their rules by name; kept, because a body may have thousands of unknown properties.
 */
const DESCRIBED = new WeakMap<object, RulesByProperty>();

type RulesByProperty = Map<string, Map<string, Pick<Rule, 'each' | 'constraints'>>>;

function rulesOf(type: ClassConstructor<object>): RulesByProperty {
  const known = DESCRIBED.get(type);
  if (known) return known;
  const described: RulesByProperty = new Map();
  for (const metadata of getMetadataStorage().getTargetValidationMetadatas(type, '', true, false)) {
    const { propertyName, name = '', each, constraints = [] } = metadata;
    const rules = described.get(propertyName) ?? new Map<string, Pick<Rule, 'each' | 'constraints'>>();
    described.set(propertyName, rules.set(name, { each, constraints }));
  }
  DESCRIBED.set(type, described);
  return described;
}

export const isProperty = (type: ClassConstructor<object>, name: string): boolean => rulesOf(type).has(name);

function isAbout({ name, each }: Rule, value: unknown): boolean {
  const kind = ABOUT[name];
  if (!each) return kind === undefined || kindOf(value) === kind;
  return Array.isArray(value) && (kind === undefined || value.some((item) => kindOf(item) === kind));
}

function kindOf(value: unknown): Kind | undefined {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'object' && value !== null ? 'object' : undefined;
}

interface Failure {
  failed: Rule[];
  property: string;
  value: unknown;
  source: Source;
}

function sentenceOf({ name, sentence, each, constraints }: Rule, { failed, property, value, source }: Failure): string {
  // A sentence of several rules asks for the value in its own words, and stays.
  const isOnlyOfType = OF_TYPE.has(name) && failed.filter((rule) => rule.sentence === sentence).length === 1;
  const [quoted, as] = WITHOUT_QUOTES[name] ?? [];
  if (source === 'body' && !each && typeof value === 'string' && quoted?.test(value)) {
    const hint = `Send ${property} as ${as}, without quotes`;
    return isOnlyOfType ? hint : `${sentence}. ${hint}`;
  }
  const said = (value ?? undefined) === undefined && isOnlyOfType ? `${property} is missing` : sentence;
  return name === 'isIn' ? withChoice(said, constraints) : said;
}

/** Adds the allowed values of a choice, unless the sentence has them. */
function withChoice(sentence: string, [values]: unknown[]): string {
  const allowed = (Array.isArray(values) ? values : []).map(String);
  return allowed.every((value) => sentence.includes(value)) ? sentence : `${sentence}. Allowed: ${allowed.join(', ')}`;
}
