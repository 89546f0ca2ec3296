import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import type { Request } from 'express';
import { COSTS, type Costs } from './costs.js';

interface CostlyRoute {
  method: string;
  path: RegExp;
  costs: Costs;
}

/** What requests cost: their routes are not known yet when they are counted. */
@Injectable()
export class RequestCosts {
  private routes: CostlyRoute[] | undefined;

  constructor(private readonly modules: ModulesContainer) {}

  of({ method, path, query }: Pick<Request, 'method' | 'path' | 'query'>): number {
    const wanted = method === 'HEAD' ? 'GET' : method;
    this.routes ??= costlyRoutes(this.modules);
    const route = this.routes.find((costly) => costly.method === wanted && costly.path.test(path));
    if (!route) return 1;
    return typeof route.costs === 'number' ? route.costs : route.costs(query);
  }
}

function costlyRoutes(modules: ModulesContainer): CostlyRoute[] {
  const controllers = [...modules.values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    if (typeof metatype !== 'function') return [];
    const prototype = metatype.prototype as object;
    return Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(({ value }: { value?: unknown }) => {
      const costs = typeof value === 'function' ? metadata<Costs>(COSTS, value) : undefined;
      if (costs === undefined) return [];
      const parts = [metatype, value as object].map((named) => metadata<string>(PATH_METADATA, named) ?? '');
      const method = RequestMethod[metadata<RequestMethod>(METHOD_METADATA, value as object) ?? RequestMethod.GET];
      return [{ method: method ?? 'GET', path: patternOf(parts), costs }];
    });
  });
}

const metadata = <T>(key: string, of: object) => Reflect.getMetadata(key, of) as T | undefined;

/** `games/:id` and `card.png` are `/api/games/7/card.png`. */
function patternOf(parts: string[]): RegExp {
  const path = ['api', ...parts].filter((part) => part !== '' && part !== '/').join('/');
  return new RegExp(`^/${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`);
}
