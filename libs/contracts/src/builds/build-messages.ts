import { BUILD_LIMITS } from './build-limits.js';

/**
 * Window messages between a build and the page that frames it; the script that the server puts first into the page of a
 * build sends and answers them. The page takes them from its own frame only, and checks them with the guards below.
 */
const VERSION = 1;

/** What a game keeps in its storage. The frame begins with it as `window.name`. */
export type KeptItems = Readonly<Record<string, string>>;

/** All items, after a change. */
interface StorageMessage {
  gg: 'storage';
  v: typeof VERSION;
  items: KeptItems;
}

/** How a run goes; the page shows it to the maker of the game. */
export type BuildReport =
  /** A message in the console. */
  | { kind: 'error'; message: string }
  /** Milliseconds until the first frame. */
  | { kind: 'frame'; ms: number }
  /** The game listens to fingers or a mouse. */
  | { kind: 'touch' };

type ReportMessage = { gg: 'report'; v: typeof VERSION } & BuildReport;

/** A picture of the game, which the page has asked for; null without a canvas. */
interface PictureMessage {
  gg: 'picture';
  v: typeof VERSION;
  blob: Blob | null;
}

export type BuildMessage = StorageMessage | ReportMessage | PictureMessage;

/** Asks a build for a picture. */
export const PICTURE_REQUEST = { gg: 'picture', v: VERSION } as const;

/** What a frame begins with, as JSON in its `name`: its items, and the origin of the page. */
interface FrameName {
  gg: 'storage';
  v: typeof VERSION;
  items: KeptItems;
  site: string;
}

/** The `name` of a frame that begins with these items. */
export const frameName = (items: KeptItems, site: string): string =>
  JSON.stringify({ gg: 'storage', v: VERSION, items, site } satisfies FrameName);

const REPORT_MESSAGE_MAX = 1_000;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMessage = (value: unknown, name: BuildMessage['gg']): value is Fields =>
  isFields(value) && value.gg === name && value.v === VERSION;

/** Characters of keys and values, which is what browsers limit. */
export const sizeOfItems = (items: KeptItems): number =>
  Object.entries(items).reduce((size, [key, value]) => size + key.length + value.length, 0);

export function areKeptItems(value: unknown): value is KeptItems {
  if (!isFields(value) || !Object.values(value).every((item) => typeof item === 'string')) return false;
  return sizeOfItems(value as KeptItems) <= BUILD_LIMITS.storage;
}

function isReport({ kind, message, ms }: Fields): boolean {
  if (kind === 'error') return typeof message === 'string' && message.length <= REPORT_MESSAGE_MAX;
  if (kind === 'frame') return typeof ms === 'number' && Number.isFinite(ms) && ms >= 0;
  return kind === 'touch';
}

/** Read from the `name` of a frame. */
export function isFrameName(value: unknown): value is FrameName {
  return isMessage(value, 'storage') && typeof value.site === 'string' && areKeptItems(value.items);
}

export const isPictureRequest = (value: unknown): boolean => isMessage(value, 'picture');

export function isBuildMessage(value: unknown): value is BuildMessage {
  if (isMessage(value, 'storage')) return areKeptItems(value.items);
  if (isMessage(value, 'report')) return isReport(value);
  return isMessage(value, 'picture') && (value.blob === null || value.blob instanceof Blob);
}
