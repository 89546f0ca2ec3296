/** `<gamegeek-board game="42" board="level-03" period="week" rows="10" theme="dark" lang="de">`: the live board of a game in a frame. */
const site = new URL(import.meta.url).origin;
const OPTIONS = ['board', 'period', 'rows', 'theme', 'lang'];
const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 72;
const DEFAULT_ROWS = 10;

class BoardElement extends HTMLElement {
  static readonly observedAttributes = ['game', ...OPTIONS];

  connectedCallback(): void {
    const query = new URLSearchParams();
    for (const name of OPTIONS) {
      const value = this.getAttribute(name);
      if (value) query.set(name, value);
    }
    const frame = document.createElement('iframe');
    frame.src = `${site}/embed/board/${this.getAttribute('game')}?${query}`;
    frame.title = 'GameGeek';
    frame.loading = 'lazy';
    frame.referrerPolicy = 'no-referrer';
    frame.width = '100%';
    frame.height = String(HEAD_HEIGHT + ROW_HEIGHT * (Number(this.getAttribute('rows')) || DEFAULT_ROWS));
    frame.style.border = '0';
    this.replaceChildren(frame);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.connectedCallback();
  }
}

customElements.define('gamegeek-board', BoardElement);
