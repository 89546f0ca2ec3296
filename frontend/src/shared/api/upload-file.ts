import * as v from 'valibot';
import { ApiError, errorFromAnswer } from './api-error.js';
import { dropToken, readToken } from './session-token.js';

interface UploadOptions<T> {
  /** The expected shape of the answer. */
  answer: v.GenericSchema<T>;
  signal?: AbortSignal | undefined;
  /** Called with the share of the file that was sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Sends a file as the body of a request. Unlike `request` it tells how much was sent, which `fetch` cannot. */
export function uploadFile<T>(path: string, file: Blob, options: UploadOptions<T>): Promise<T> {
  const { answer, signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const token = readToken();
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.setRequestHeader('Accept', 'application/json');
    call.setRequestHeader('Content-Type', file.type);
    if (token) call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    call.addEventListener('error', () => reject(new ApiError('network', 'Network error')));
    call.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    call.addEventListener('load', () => {
      const body = parsed(call.responseText);
      if (call.status >= 200 && call.status < 300) {
        if (v.is(answer, body)) resolve(body);
        else reject(new ApiError('invalid_answer', 'Invalid response format', call.status));
        return;
      }
      const headers = new Headers({ 'Retry-After': call.getResponseHeader('Retry-After') ?? '' });
      const error = errorFromAnswer({ status: call.status, headers }, body);
      if (token && error.code === 'unauthorized') dropToken(token);
      reject(error);
    });
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
