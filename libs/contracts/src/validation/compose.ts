/**
 * Several decorators under one name, for a rule that more than one DTO class has. Applied from the last to the first,
 * as stacked decorators are, so that sentences keep the order in which rules are written.
 */
export function compose(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators.toReversed()) decorate(target, property);
  };
}
