/**
 * Combines decorators under one name. Applied from last to first like stacked decorators, so that messages keep the
 * order of the rules.
 */
export function compose(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators.toReversed()) decorate(target, property);
  };
}
