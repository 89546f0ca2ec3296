import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { startTransition, Suspense, use, useState, type ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useTransitionStore } from './use-transition-store.js';

let rendered: number[] = [];

function Value({ store }: { store: StoreApi<number> }): ReactNode {
  const value = useTransitionStore(store);
  if (rendered.at(-1) !== value) rendered.push(value);
  return value;
}

/** Suspends forever once its button is pressed. */
function Suspending(): ReactNode {
  const [data, setData] = useState<Promise<string>>();
  const handleClick = () => startTransition(() => setData(new Promise(() => undefined)));
  return data ? use(data) : <button onClick={handleClick} />;
}

/** Renders the number in a store and waits until it is painted. */
async function renderStore() {
  const store = createStore<number>(() => 0);
  const page = render(<Value store={store} />);
  await pass(100);
  return { store, page };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const set = (store: StoreApi<number>, value: number) => act(() => store.setState(value, true));

beforeEach(() => {
  rendered = [];
  jest.useFakeTimers();
});

describe('useTransitionStore', () => {
  it('renders the first change at once, and later ones together after the next paint', async () => {
    const { store } = await renderStore();
    set(store, 1);
    expect(rendered).toEqual([0, 1]);
    for (const value of [2, 3, 4]) set(store, value);
    expect(rendered).toEqual([0, 1]);
    await pass(100);
    expect(rendered).toEqual([0, 1, 4]);
  });

  it('renders a change that came before it subscribed', async () => {
    const store = createStore<number>(() => 0);
    render(<Value store={store} />);
    set(store, 1);
    await pass(100);
    expect(rendered).toEqual([0, 1]);
  });

  it('pauses for as long as a render has taken, up to the limit', async () => {
    const { store } = await renderStore();
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((onFrame) => frames.push(onFrame));
    set(store, 1);
    set(store, 2);
    // The machine was suspended before it could paint.
    await pass(3_600_000);
    expect(rendered).toEqual([0, 1]);
    for (const onFrame of frames) onFrame(0);
    await pass(200);
    expect(rendered).toEqual([0, 1]);
    await pass(100);
    expect(rendered).toEqual([0, 1, 2]);
  });

  it('switches to another store', async () => {
    const { store, page } = await renderStore();
    const other = createStore<number>(() => 10);
    page.rerender(<Value store={other} />);
    expect(rendered).toEqual([0, 10]);
    await pass(100);
    set(store, 1);
    set(other, 11);
    expect(rendered).toEqual([0, 10, 11]);
  });

  it('stops rendering once unmounted', async () => {
    const { store, page } = await renderStore();
    set(store, 1);
    set(store, 2);
    page.unmount();
    await pass(1_000);
    set(store, 3);
    expect(rendered).toEqual([0, 1]);
  });
});

describe('useTransitionStore beside a suspended transition', () => {
  // An act scope never ends while something is suspended, so this test renders as a browser does.
  const setActEnvironment = (isOn: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isOn });
  afterEach(() => void setActEnvironment(true));

  it('renders each change', async () => {
    jest.useRealTimers();
    const store = createStore<number>(() => 0);
    const { container, getByRole } = render(
      <>
        <Suspense>
          <Suspending />
        </Suspense>
        <Value store={store} />
      </>,
    );
    setActEnvironment(false);
    getByRole('button').click();
    for (const value of [1, 2]) {
      store.setState(value, true);
      await waitFor(() => expect(container).toHaveTextContent(String(value)));
    }
    expect(rendered).toEqual([0, 1, 2]);
  });
});
