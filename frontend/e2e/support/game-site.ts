import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ServedPage {
  content: string;
  headers: Record<string, string>;
}

/** The site of a game creator, on another origin. */
export class GameSite {
  private constructor(
    private readonly server: Server,
    /** Pages by their paths. */
    private readonly pages: Map<string, ServedPage>,
  ) {}

  static async start(): Promise<GameSite> {
    const pages = new Map<string, ServedPage>();
    const server = createServer(({ url = '/' }, response) => {
      const page = pages.get(url);
      response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8', ...page?.headers });
      response.end(page ? `<!doctype html><html lang="en"><title>A game</title>${page.content}</html>` : '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new GameSite(server, pages);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The address of a page with this content. */
  serve(path: string, content: string, headers: Record<string, string> = {}): string {
    this.pages.set(path, { content, headers });
    return this.origin + path;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
