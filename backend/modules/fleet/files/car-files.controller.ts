import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/auth/access.js';
import { ApiFile, endIfSlow } from '../../../platform/files/index.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { CarFiles } from './car-files.js';

@ApiTags('Vehicles')
@Controller()
export class CarFilesController {
  constructor(private readonly files: CarFiles) {}

  @Get('api/vehicles/:id/agreement')
  @Access('public')
  @ApiParam({ name: 'id', description: 'The car.', schema: { type: 'integer' }, example: 7 })
  @ApiQuery({
    name: 'download',
    required: false,
    enum: ['1'],
    example: '1',
    description: 'Send 1 to download the file instead of showing it.',
  })
  @ApiQuery({
    name: 'version',
    required: false,
    schema: { type: 'integer' },
    example: 12,
    description: 'The ID of an earlier version; the current one if absent.',
  })
  @ApiFile({
    summary: 'The rental agreement of a car',
    contentTypes: ['application/pdf'],
    refusals: ['NOT_FOUND'],
  })
  async agreement(
    @Param('id', RowId) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('download') download?: string,
    @Query('version') version?: string,
  ): Promise<StreamableFile> {
    const { stream, bytes } = await this.files.agreement(id, version);
    void reply.header('cache-control', 'no-cache');
    endIfSlow(reply);
    return new StreamableFile(stream, {
      type: 'application/pdf',
      length: bytes,
      disposition: `${download === '1' ? 'attachment' : 'inline'}; filename="rental-agreement-${id}.pdf"`,
    });
  }

  @Get('media/cars/:name')
  @Access('public')
  @ApiParam({
    name: 'name',
    description: 'The last part of a URL in `images`.',
    example: '7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11-750.webp',
  })
  @ApiFile({
    summary: 'A photo of a car in one of its sizes',
    description: 'The content of a URL never changes, so clients may cache it permanently.',
    contentTypes: ['image/webp'],
    refusals: ['NOT_FOUND'],
  })
  async image(
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, bytes } = await this.files.image(name);
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    endIfSlow(reply);
    return new StreamableFile(stream, { type: 'image/webp', length: bytes });
  }
}
