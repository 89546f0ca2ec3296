import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** A decorator for classes of one kind, which `Declared` finds. */
export interface Declaration<T> {
  (): (target: new (...args: never[]) => T) => void;
  readonly KEY: string;
}

/** Creates a decorator that makes a class injectable and declares it as a `T`: a job, a topic, personal data. */
export function declaration<T>(): Declaration<T> {
  const mark = DiscoveryService.createDecorator();
  const decorator = () => (target: new (...args: never[]) => T) => {
    Injectable()(target);
    mark({})(target);
  };
  return Object.assign(decorator, { KEY: mark.KEY });
}
