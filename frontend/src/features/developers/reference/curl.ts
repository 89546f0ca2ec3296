import type { Access, Endpoint } from './read-reference.js';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const CREDENTIAL: Record<Exclude<Access, 'open'>, string> = {
  session: '<access_token>',
  key: '<API key>',
  playToken: '<play token>',
};

/** A curl command with the required parameters and example values. */
export function curlOf({ method, path, access, parameters, body }: Endpoint, site: string): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters.find((parameter) => parameter.name === name)?.example ?? name),
  );
  const required = parameters.filter(({ place, isRequired }) => place === 'query' && isRequired);
  const query = required.map(({ name, example }) => `${name}=${encodeURIComponent(example)}`).join('&');
  const address = `${site}${filled}${query && `?${query}`}`;
  const parts = [
    method === 'GET' ? `curl ${quoted(address)}` : `curl -X ${method} ${quoted(address)}`,
    ...(access === 'open' ? [] : [`-H ${quoted(`Authorization: Bearer ${CREDENTIAL[access]}`)}`]),
    ...(body?.example === undefined
      ? []
      : [`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(JSON.stringify(JSON.parse(body.example)))}`]),
  ];
  return parts.join(' \\\n  ');
}
