/** Marks properties of DTO classes; subclasses inherit them. */
export class PropertyMark {
  private readonly marked = new WeakMap<object, Set<string>>();

  readonly decorator: PropertyDecorator = (target, property) => {
    const properties = this.marked.get(target) ?? new Set();
    this.marked.set(target, properties.add(String(property)));
  };

  has(prototype: object, property: string): boolean {
    for (let one: object | null = prototype; one; one = Object.getPrototypeOf(one) as object | null) {
      if (this.marked.get(one)?.has(property)) return true;
    }
    return false;
  }
}

/** Null has a meaning here; for other optional properties it means "not sent". */
export const NULLABLE = new PropertyMark();

/** Passed to the handler unchanged, which validates each item. */
export const UNTRANSFORMED = new PropertyMark();
