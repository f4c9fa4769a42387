import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicSettings } from '../../contract/settings.js';
import { Access } from '../../platform/auth/access.js';
import { ApiCall, ApiEnvelope } from '../../platform/http/openapi/api-docs.js';
import { sendPrepared } from '../../platform/http/prepared-body.js';
import { Settings } from './settings.js';

@ApiTags('Settings')
@Controller('api/settings')
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Access('public')
  @ApiCall({
    summary: 'The public settings of the business',
    description: 'Responses have an ETag.',
  })
  @ApiEnvelope(PublicSettings)
  read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendPrepared(request, reply, this.settings.publicBody);
  }
}
