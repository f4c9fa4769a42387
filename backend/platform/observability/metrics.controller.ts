import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../auth/access.js';
import { MetricsGuard } from './metrics.guard.js';
import { Metrics } from './metrics.js';

@ApiExcludeController()
@Controller('metrics')
@Access('public')
@UseGuards(MetricsGuard)
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  async text(@Res() reply: FastifyReply): Promise<void> {
    const text = await this.metrics.text();
    void reply.header('cache-control', 'no-store').type(this.metrics.contentType).send(text);
  }
}
