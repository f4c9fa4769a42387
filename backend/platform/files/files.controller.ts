import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Access } from '../auth/access.js';
import { refuse } from '../http/refusal.js';
import { ApiFile } from './api-file.js';
import { SignedLinks } from './signed-links.js';
import { FileStorage } from './storage.js';

@ApiTags('Documents')
@Controller('files')
export class FilesController {
  constructor(
    private readonly links: SignedLinks,
    private readonly storage: FileStorage,
  ) {}

  @Get(':content/:signature')
  @Access('public')
  @ApiParam({ name: 'content', description: 'From a downloadUrl.', example: 'ZG9jdW1lbnRz' })
  @ApiParam({ name: 'signature', description: 'From a downloadUrl.', example: 'q8Zb1o' })
  @ApiFile({
    summary: 'Private file, by a link that is valid for five minutes',
    description:
      'The URL is the `downloadUrl` in the response of `GET /api/documents/{id}`; its signature grants access.',
    contentTypes: ['image/jpeg', 'application/pdf'],
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  })
  async read(
    @Param('content') content: string,
    @Param('signature') signature: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { key, contentType, disposition } = await this.links.verify(content, signature);
    const file = await this.storage.open(key);
    if (!file) throw refuse('NOT_FOUND', messageOf(filesMessages, 'gone'));
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(file.stream, { type: contentType, disposition, length: file.bytes });
  }
}
