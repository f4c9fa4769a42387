import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { defined } from '../../contract/defined.js';
import { refusal } from '../http/openapi/openapi.js';
import type { Caller } from './access.js';

/**
 * Requires customers, and staff with a second factor, to prove their identity again. The sign-in module implements it.
 */
export abstract class FreshProof {
  /** @throws Refusal 1022 if the caller's last proof is too old; never for staff without a second factor */
  abstract require(by: Caller, manager?: EntityManager): Promise<void>;
}

@Injectable()
class ProofGuard implements CanActivate {
  constructor(private readonly proof: FreshProof) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.proof.require(defined(caller, 'caller'));
    return true;
  }
}

/** Documents a call that requires a proof only in some cases. */
export const ApiProof = (): MethodDecorator =>
  ApiResponse({ status: 403, ...refusal(['FORBIDDEN', 'PROOF_NEEDED']) });

/** Requires a fresh proof for every call of the route. */
export const Proof = (): MethodDecorator => applyDecorators(UseGuards(ProofGuard), ApiProof());
