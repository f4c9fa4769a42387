import { ConsoleLogger } from '@nestjs/common';

// Nest's messages about each module and route at the start would hide the address and the sign-ins.
const START_UP = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

export class ServiceLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof context === 'string' && START_UP.has(context)) return;
    super.log(message, ...(rest as [string]));
  }
}
