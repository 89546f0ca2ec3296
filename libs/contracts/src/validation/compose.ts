/** Several decorators under one name, for a rule that more than one DTO class has. */
export function compose(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}
