import { searchable } from '#shared/searchable.js';
import { fieldOf, fieldsOf, type Field } from './fields.js';
import { numberOf, partOf, partsOf, textOf, textsOf, type Part } from './read-document.js';

/** The required authentication. */
export type Access = 'open' | 'session' | 'key' | 'playToken';

export interface Payload {
  fields: Field[];
  /** An example as sent; undefined if there is none. */
  example: string | undefined;
}

export interface Answer extends Payload {
  status: string;
  headers: string[];
}

export interface Endpoint {
  /** The id in addresses: `post-/api/scores`. */
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string | undefined;
  access: Access;
  parameters: (Field & { place: string; example: string })[];
  body: Payload | undefined;
  answers: Answer[];
  errors: { status: string; code: string }[];
}

export interface EndpointGroup {
  name: string;
  description: string;
  endpoints: Endpoint[];
}

export interface Rate {
  name: string;
  counted: string;
  points: number;
  seconds: number;
}

export interface LiveEvent {
  name: string;
  from: string;
  payload: string;
  answer: string | undefined;
  summary: string;
}

export interface LiveTopic {
  topic: string;
  summary: string;
  isOwn: boolean;
  snapshot: Payload;
  changes: Payload;
}

export interface Reference {
  groups: EndpointGroup[];
  rates: Rate[];
  live: { events: LiveEvent[]; topics: LiveTopic[]; errorCodes: string[] };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The document as the page shows it; parts missing in the document are missing on the page. */
export function readReference(document: Part): Reference {
  const shapes = partOf(partOf(document.components).schemas);
  const endpoints = Object.entries(partOf(document.paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = partOf(partOf(item)[method]);
      return operation.responses
        ? [{ tag: textsOf(operation.tags)[0], ...endpointOf(method, path, operation, shapes) }]
        : [];
    }),
  );
  const groups = partsOf(document.tags).map(({ name, description }) => ({
    name: textOf(name) ?? '',
    description: textOf(description) ?? '',
    endpoints: endpoints.filter(({ tag }) => tag === name),
  }));
  return {
    groups: groups.filter((group) => group.endpoints.length > 0),
    rates: partsOf(partOf(document['x-limits']).rates).map(rateOf),
    live: liveOf(partOf(document['x-live']), shapes),
  };
}

function endpointOf(method: string, path: string, operation: Part, shapes: Part): Endpoint {
  const responses = Object.entries(partOf(operation.responses)).map(([status, answer]) => ({
    status,
    answer: partOf(answer),
  }));
  return {
    id: `${method}-${path}`,
    method: method.toUpperCase(),
    path,
    summary: textOf(operation.summary) ?? '',
    description: textOf(operation.description),
    access: accessOf(operation),
    parameters: partsOf(operation.parameters).map(parameterOf),
    body: operation.requestBody ? payloadOf(operation.requestBody, shapes) : undefined,
    answers: responses
      .filter(({ status }) => /^[23]/.test(status))
      .map(({ status, answer }) => ({
        status,
        headers: Object.keys(partOf(answer.headers)),
        ...payloadOf(answer, shapes),
      })),
    errors: responses
      .filter(({ status }) => /^[45]/.test(status))
      .flatMap(({ status, answer }) => Object.keys(partOf(mediaOf(answer).examples)).map((code) => ({ status, code }))),
  };
}

function accessOf({ security }: Part): Access {
  const ways = partsOf(security).flatMap(Object.keys);
  if (ways.includes('apiKey')) return 'key';
  if (ways.includes('playToken')) return 'playToken';
  return ways.length > 0 ? 'session' : 'open';
}

function parameterOf(parameter: Part) {
  const { name, in: place, required, schema, description, example } = parameter;
  return {
    ...fieldOf(textOf(name) ?? '', schema, required === true, textOf(description)),
    place: textOf(place) ?? '',
    example: textOf(example) ?? numberOf(example)?.toString() ?? '',
  };
}

const mediaOf = (holder: unknown): Part => partOf(Object.values(partOf(partOf(holder).content))[0]);

function payloadOf(holder: unknown, shapes: Part): Payload {
  const { schema, example } = mediaOf(holder);
  return { fields: fieldsOf(schema, shapes), example: written(example) };
}

function written(example: unknown): string | undefined {
  if (example === undefined) return undefined;
  return typeof example === 'string' ? example : JSON.stringify(example, null, 2);
}

function rateOf({ name, counted, points, duration }: Part): Rate {
  return {
    name: textOf(name) ?? '',
    counted: textOf(counted) ?? '',
    points: numberOf(points) ?? 0,
    seconds: numberOf(duration) ?? 0,
  };
}

function liveOf(live: Part, shapes: Part): Reference['live'] {
  return {
    events: partsOf(live.events).map(({ name, from, payload, answer, summary }) => ({
      name: textOf(name) ?? '',
      from: textOf(from) ?? '',
      payload: textOf(payload) ?? '',
      answer: textOf(answer),
      summary: textOf(summary) ?? '',
    })),
    topics: partsOf(live.topics).map(({ topic, summary, signedIn, snapshot, changes, example }) => ({
      topic: textOf(topic) ?? '',
      summary: textOf(summary) ?? '',
      isOwn: signedIn === true,
      snapshot: { fields: fieldsOf(snapshot, shapes), example: written(partOf(example).snapshot) },
      changes: { fields: fieldsOf(changes, shapes), example: written(partOf(example).changes) },
    })),
    errorCodes: textsOf(live.errorCodes),
  };
}

/** Endpoints that match every search word in method, path, descriptions or error codes. */
export function filterGroups(groups: EndpointGroup[], search: string): EndpointGroup[] {
  const words = searchable(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const fits = (group: EndpointGroup, { method, path, summary, description, errors }: Endpoint): boolean => {
    const text = searchable(
      [group.name, method, path, summary, description ?? '', ...errors.map(({ code }) => code)].join(' '),
    );
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, endpoints: group.endpoints.filter((endpoint) => fits(group, endpoint)) }))
    .filter(({ endpoints }) => endpoints.length > 0);
}
