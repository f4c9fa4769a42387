import type { ExecutionContext } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  getOptionsToken,
  getStorageToken,
  ThrottlerGuard,
  type ThrottlerLimitDetail,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS, type AccessLabel } from '../auth/access.js';
import { Callers } from '../auth/callers.js';
import { isStaffKind, personKeyOf } from '../auth/session.rules.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { SENDS_FILE } from '../files/api-file.js';
import { ReaderLimits } from '../files/reader-limits.rules.js';
import { type Budget, type CountedAs, requestsPerMinute } from '../limits/budgets.js';
import { EXPORTED_LIST, wantsCsv } from './lists/csv-export.js';
import { networkOfRequest } from './network.js';
import { READS_DATABASE, type ReadsDatabaseIf } from './reads-database.js';
import { tooManyRequests } from './refusal.js';

type BudgetOf = (request: FastifyRequest) => Budget | null;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
const writesOnly: BudgetOf = (request) => (isRead(request) ? null : 'writes');

/**
 * Counts requests in the budget of their route. It runs before the access guard, so that requests without a valid token
 * are counted too.
 */
@Injectable()
export class RequestLimitGuard extends ThrottlerGuard {
  /** Cached by the handler of the route, because reading metadata takes longer than the rest. */
  private readonly budgets = new WeakMap<object, BudgetOf>();
  private readonly receivers = new ReaderLimits();

  constructor(
    @Inject(getOptionsToken()) options: ThrottlerModuleOptions,
    @Inject(getStorageToken()) storage: ThrottlerStorage,
    reflector: Reflector,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly callers: Callers,
  ) {
    super(options, storage, reflector);
  }

  /** Skips the throttler for prepared reads, because it costs as much as the rest of the framework. */
  override canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.environment.rateLimits === 'off' || this.budgetOf(context) === null)
      return Promise.resolve(true);
    return super.canActivate(context);
  }

  protected override async handleRequest(request: ThrottlerRequest): Promise<boolean> {
    const { req, res } = this.getRequestResponse(request.context) as {
      req: FastifyRequest;
      res: FastifyReply;
    };
    const budget = this.budgetOf(request.context) ?? 'writes';
    const { key, counted } = await this.counted(budget, req);
    const limit = requestsPerMinute(budget, counted, this.environment.rateLimits);
    if (limit === Infinity) return true;
    await super.handleRequest({
      ...request,
      limit,
      getTracker: () => Promise.resolve(key),
      generateKey: () => `${budget} ${key}`,
    });
    if (budget === 'files') this.admitOne(key, res);
    return true;
  }

  protected override throwThrottlingException(
    _: ExecutionContext,
    { timeToBlockExpire }: Pick<ThrottlerLimitDetail, 'timeToBlockExpire'>,
  ): Promise<never> {
    throw tooManyRequests(timeToBlockExpire);
  }

  private budgetOf(context: ExecutionContext): Budget | null {
    const handler = context.getHandler();
    const known = this.budgets.get(handler);
    if (known) return known(context.switchToHttp().getRequest());
    this.budgets.set(handler, this.readBudget(context));
    return this.budgetOf(context);
  }

  private readBudget(context: ExecutionContext): BudgetOf {
    const handler = context.getHandler();
    const isPublic =
      this.reflector.getAllAndOverride<AccessLabel>(ACCESS, [handler, context.getClass()]) === 'public';
    if (!isPublic && this.reflector.get<boolean | undefined>(SENDS_FILE, handler)) return () => 'files';
    if (this.reflector.get<unknown>(EXPORTED_LIST, handler))
      return (request) => (wantsCsv(request) ? 'files' : null);
    const readsDatabase = this.reflector.get<ReadsDatabaseIf | undefined>(READS_DATABASE, handler);
    return readsDatabase ? (request) => (readsDatabase(request) ? 'reads' : null) : writesOnly;
  }

  /**
   * A request with a forged or ended token is counted for the network, so that invented tokens allow no more requests.
   */
  private async counted(
    budget: Budget,
    request: FastifyRequest,
  ): Promise<{ key: string; counted: CountedAs }> {
    // The access guard reports a failure of the database, unless the call is public and works without it.
    const caller = budget === 'reads' ? null : await this.callers.find(request).catch(() => null);
    if (!caller) return { key: networkOfRequest(request), counted: 'network' };
    return { key: personKeyOf(caller), counted: isStaffKind(caller.kind) ? 'staff' : 'customer' };
  }

  /** Allows one file at a time for each caller. @throws Refusal 1011 while another file is being sent */
  private admitOne(key: string, { raw }: FastifyReply): void {
    if (raw.destroyed) return;
    const leave = this.receivers.enter({ [key]: 1 });
    if (!leave) throw tooManyRequests(1);
    raw.once('close', leave);
  }
}
