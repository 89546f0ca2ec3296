/** Property names with a meaning in JavaScript, and in libraries that parse a body. */
export const TRAPS = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty'];

const nestedConstructors = (depth: number): string =>
  depth === 0 ? '{"constructor":1}' : `{"constructor":1,"a":${nestedConstructors(depth - 1)}}`;

/** JSON values that no property accepts. */
export const HOSTILE_JSON: Record<string, string> = {
  'a list': '["a","b"]',
  'an empty list': '[]',
  'an object': '{"$ne":null}',
  'an object with a prototype': '{"__proto__":{"isAdmin":true}}',
  'an object with a constructor': '{"constructor":1}',
  'an object with all names of objects': '{"prototype":1,"toString":1,"hasOwnProperty":1,"__defineGetter__":1}',
  'a list of objects with traps': '[{"constructor":1},{"__proto__":{"isAdmin":true}}]',
  'a constructor at every depth': nestedConstructors(15),
  'deep nesting': `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  'a truth value': 'true',
  null: 'null',
  'a negative number': '-1',
  zero: '0',
  'a fraction': '1.5',
  'a number past 2^53': '9007199254740993',
  'a huge number': '1e308',
  'a number too large for a number': '1e400',
  'a lone surrogate': '"\\ud800"',
  'a reversed surrogate pair': '"\\udc00\\ud800"',
  'a NUL': '"a\\u0000b"',
  'control characters': '"\\u0001\\u001b[2J\\u007f"',
  'nothing but spaces': '"   "',
  'an empty text': '""',
  'a very long text': `"${'x'.repeat(90_000)}"`,
};

/** Texts that free-text properties store unchanged. */
export const TEXTS: Record<string, string> = {
  HTML: `<script>alert(1)</script><img src=x onerror=alert(1)>`,
  SQL: `'; DROP TABLE users; --`,
  'a template': '${7*7} {{7*7}} <%= 7*7 %>',
  'a path': '../../../../etc/passwd',
  'a format': '%s%n%x%d',
  'a number in another form': '0x10',
  'a number in short': '1e3',
  'text from right to left': '\u202eevil\u202c',
  emoji: '👩‍🚀🏴‍☠️',
};

/** Encoded for paths, some of them invalidly. */
export const HOSTILE_PATHS = [
  '0', '-1', '1e3', '0x10', '1.5', '9007199254740993', '99999999999999999999', 'NaN', 'null', 'undefined', 'true', '__proto__', 'constructor',
  '%00', '1%00', '%E0%A4%A', '%', '%ff', '%ed%a0%80', '%2e%2e%2f', '%0d%0aX-Injected:%201', '1;DROP%20TABLE%20users', '%27%20OR%201=1--',
  '%3Cscript%3E', '%F0%9F%91%BB', 'x'.repeat(4_000),
]; // prettier-ignore

/** Values for every query parameter; some repeat it or send an object. */
export const HOSTILE_QUERIES = [...HOSTILE_PATHS, '1&{name}=2', '1&{name}[]=2', '', '%20', '+'];

/** Protected properties. */
export const MASS_ASSIGNMENT = {
  is_admin: true,
  isAdmin: true,
  credits: 1_000_000,
  id: 1,
  user_id: '00000000-0000-4000-8000-000000000000',
  userId: '00000000-0000-4000-8000-000000000000',
  created_at: '2000-01-01T00:00:00.000Z',
  password_hash: 'x',
  constructor: { prototype: { isAdmin: true } },
  toString: 'x',
  hasOwnProperty: 'x',
  unknown: { constructor: 1 },
  unknownList: [{ toString: 'x' }],
};

/** Bodies that are not valid objects. */
export const HOSTILE_BODIES: Record<string, string> = {
  nothing: '',
  'a broken object': '{"a":',
  'a list': '[]',
  'a list of objects': '[{}]',
  'a text': '"text"',
  'a number': '1',
  null: 'null',
  NaN: 'NaN',
  'a byte order mark': '\ufeff{}',
  'a prototype': '{"__proto__":{"isAdmin":true}}',
  'a constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'deep nesting': `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  'too much': `{"a":"${'x'.repeat(1_100_000)}"}`,
  'very many properties': `{${Array.from({ length: 5_000 }, (_, i) => `"p${i}":1`).join(',')}}`,
  'mass assignment alone': JSON.stringify(MASS_ASSIGNMENT),
};

export const WRONG_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=nonsense',
  '',
  'x',
];

export const UNUSUAL_METHODS = [
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'LOCK',
  'MKCOL',
  'SEARCH',
  'PURGE',
  'QUERY',
];
