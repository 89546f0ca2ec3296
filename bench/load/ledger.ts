const FIRST_SIZE = 1 << 16;

/** Stores acknowledged scores in flat arrays, so that millions create no garbage. */
export class Ledger {
  count = 0;
  private ids = new Float64Array(FIRST_SIZE);
  private values = new Float64Array(FIRST_SIZE);

  add(id: number, value: number): void {
    if (this.count === this.ids.length) {
      this.ids = grown(this.ids);
      this.values = grown(this.values);
    }
    this.ids[this.count] = id;
    this.values[this.count] = value;
    this.count += 1;
  }

  /** Returns what was added since the last call. */
  take(): Acknowledged {
    const taken = { ids: this.ids.slice(0, this.count), values: this.values.slice(0, this.count) };
    this.count = 0;
    return taken;
  }
}

export interface Acknowledged {
  ids: Float64Array;
  values: Float64Array;
}

function grown(array: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(array.length * 2);
  larger.set(array);
  return larger;
}
