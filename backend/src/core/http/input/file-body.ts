import express, { type Request, type RequestHandler, type Response } from 'express';

/** Reads a body of at most `limit` bytes, whatever its type; empty if there is none. */
export function fileReader(limit: number): (request: Request, response: Response) => Promise<Buffer> {
  const parse = express.raw({ limit, inflate: false, type: () => true }) as RequestHandler;
  return (request, response) =>
    new Promise((resolve, reject) => {
      parse(request, response, (error?: unknown) => {
        if (error instanceof Error) reject(error);
        else resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
      });
    });
}
