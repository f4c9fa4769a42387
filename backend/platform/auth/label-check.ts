import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { defined } from '../../contract/defined.js';
import { ACCESS } from './access.js';

/** Stops the start if a route does not declare its access. */
@Injectable()
export class LabelCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const unlabelled: string[] = [];
    for (const { instance, metatype } of this.discovery.getControllers()) {
      if (!instance || !metatype) continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const handler = defined(prototype[name], 'handler');
        const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        if (method === undefined) continue;
        if (this.reflector.getAllAndOverride(ACCESS, [handler, metatype]) === undefined) {
          unlabelled.push(`${metatype.name}.${name}`);
        }
      }
    }
    if (unlabelled.length > 0) {
      throw new Error(`These routes do not say who may call them (@Access): ${unlabelled.join(', ')}`);
    }
  }
}
