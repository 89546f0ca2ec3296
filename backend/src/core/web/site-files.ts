import { globSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, type Response } from 'express';
import { AppError } from '../errors/app-error.js';

/** For files with hashed names. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** The template and compressed variants are parts of other answers, not files of their own. */
const BUILD_PARTS = new Set(['.html', '.br']);

/** Parts of the SDK and of the arcade that are loaded later. All of /assets/ has hashed names. */
const HASHED = /^\/assets\/|^\/(sdk|arcade)\/[^/]+-[0-9a-f]{8}\.js(\.map)?$/;

/** Whether the name of a file changes with its content. */
export function isHashed(address: string): boolean {
  return HASHED.test(address);
}

/**
 * The addresses of the built files. Only files that existed at the start are served, so that no path leads elsewhere.
 */
export function knownFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder }).filter(isPublic).map(addressOf);
}

/** Serves the files of the built site. */
export function siteFiles(folder: string): RequestHandler {
  const serve = express.static(folder, { index: false, redirect: false, dotfiles: 'ignore', setHeaders });
  return (request, response, next) => {
    serve(request, response, (refusal?: unknown) => next(refusal && fileError(refusal, response)));
  };
}

/** A client error of the file server; undefined if the file does not exist. */
export function fileError(refusal: unknown, response: Response): AppError | undefined {
  const status = typeof refusal === 'object' && refusal !== null && 'status' in refusal ? refusal.status : undefined;
  if (status === 412)
    return new AppError('precondition_failed', 'The file has changed since the version that the request names.');
  if (status !== 416) return undefined;
  const headers = { 'Content-Range': String(response.getHeader('Content-Range')) };
  return new AppError('range_not_satisfiable', 'The file has no such range.', { headers });
}

function isPublic(file: string): boolean {
  return !BUILD_PARTS.has(path.extname(file)) && !file.split(path.sep).some((part) => part.startsWith('.'));
}

function addressOf(file: string): string {
  return `/${file.split(path.sep).map(encodeURIComponent).join('/')}`;
}

function setHeaders(response: { setHeader(name: string, value: string): unknown }, file: string): void {
  const hashed = file.includes(`${path.sep}assets${path.sep}`);
  response.setHeader('Cache-Control', hashed ? FOR_EVER : 'no-cache');
}
