import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../platform/auth/access.js';
import { ApiCall, schemaOf } from '../../platform/http/openapi/api-docs.js';
import { sendPrepared } from '../../platform/http/pages/prepared-body.js';
import { DEFAULT_SETTINGS } from './business-settings.js';
import { Settings } from './settings.js';
import { toPublicSettings } from './settings.presenter.js';

const EXAMPLE = toPublicSettings(DEFAULT_SETTINGS);

@ApiTags('Settings')
@Controller('api/settings')
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Access('public')
  @ApiCall({
    summary: 'The public settings of the business',
    description: 'Answers carry an ETag.',
    data: schemaOf(EXAMPLE),
    example: EXAMPLE,
  })
  read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendPrepared(request, reply, this.settings.publicBody);
  }
}
