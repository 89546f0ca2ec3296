/** Names properties of DTO classes; subclasses inherit the marks of their parents. */
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

/** Null is a value of its own here; for any other optional property it means "not sent". */
export const NULLABLE = new PropertyMark();

/** Reaches the handler exactly as it was sent, because the handler validates each item by itself. */
export const UNTRANSFORMED = new PropertyMark();
