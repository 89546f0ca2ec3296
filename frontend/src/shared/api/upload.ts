import * as v from 'valibot';
import { ApiError, errorFromAnswer } from './api-error.js';
import { dropToken, readToken } from './session-token.js';

interface UploadOptions<T> {
  body: Blob;
  /** The content type. */
  type: string;
  headers?: Record<string, string>;
  /** The expected shape, as for `request`. */
  answer: v.GenericSchema<T>;
  signal?: AbortSignal;
  /** The part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Without an answer for so long after the file was sent, the upload fails. */
const ANSWER_MS = 120_000;

/** Sends a file as the body of a POST, and reports the progress, which `fetch` cannot. Fails as `request` does. */
export function upload<T>(path: string, options: UploadOptions<T>): Promise<T> {
  const { body, type, headers = {}, answer, signal, onProgress } = options;
  const token = readToken();
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const call = new XMLHttpRequest();
    const cancel = (): void => call.abort();
    const fail = (): void => reject(new ApiError('network', 'Network error'));
    let patience: ReturnType<typeof setTimeout> | undefined;
    call.open('POST', path);
    call.withCredentials = true;
    const all = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang, ...headers };
    for (const [name, value] of Object.entries(all)) call.setRequestHeader(name, value);
    call.setRequestHeader('Content-Type', type);
    if (token) call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 1));
    call.upload.addEventListener('load', () => {
      patience = setTimeout(cancel, ANSWER_MS);
    });
    call.addEventListener('error', fail);
    call.addEventListener('abort', () => (signal?.aborted ? reject(signal.reason as Error) : fail()));
    call.addEventListener('load', () => {
      const data = parsed(call.responseText);
      if (call.status < 200 || call.status >= 300) {
        const error = errorFromAnswer({ status: call.status, headers: headersOf(call) }, data);
        if (token && error.code === 'unauthorized') dropToken(token);
        reject(error);
      } else if (v.is(answer, data)) resolve(data);
      else reject(new ApiError('invalid_answer', 'Invalid response format', call.status));
    });
    call.addEventListener('loadend', () => {
      clearTimeout(patience);
      signal?.removeEventListener('abort', cancel);
    });
    signal?.addEventListener('abort', cancel);
    call.send(body);
  });
}

function parsed(text: string): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** The only header that errors use. */
function headersOf(call: XMLHttpRequest): Headers {
  const wait = call.getResponseHeader('Retry-After');
  return new Headers(wait === null ? {} : { 'Retry-After': wait });
}
