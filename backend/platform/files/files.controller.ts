import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Access } from '../auth/access.js';
import { ReadsDatabase } from '../http/reads-database.js';
import { refuse } from '../http/refusal.js';
import { ApiFile } from './api-file.js';
import { DownloadLimits } from './download-limits.js';
import { SignedLinks } from './signed-links.js';
import { endIfSlow } from './slow-readers.js';
import { FileStorage } from './storage.js';

@ApiTags('Documents')
@Controller('files')
export class FilesController {
  constructor(
    private readonly links: SignedLinks,
    private readonly limits: DownloadLimits,
    private readonly storage: FileStorage,
  ) {}

  @Get(':content/:signature')
  @Access('public')
  @ReadsDatabase()
  @ApiParam({ name: 'content', description: 'From a downloadUrl.', example: 'ZG9jdW1lbnRz' })
  @ApiParam({ name: 'signature', description: 'From a downloadUrl.', example: 'q8Zb1o' })
  @ApiFile({
    summary: 'Private file, by a link that is valid for five minutes',
    description:
      'The URL is the `downloadUrl` in the response of `GET /api/documents/{id}`; its signature grants access until the ' +
      'session that asked for it ends. One person reads six files at a time, and one link twice (1503). Customers download ' +
      '200 MB in an hour, staff 2 GB (1011).',
    contentTypes: ['image/jpeg', 'application/pdf'],
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'TOO_MANY', 'UNAVAILABLE'],
  })
  async read(
    @Param('content') content: string,
    @Param('signature') signature: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const link = await this.links.verify(content, signature);
    reply.raw.once('close', this.limits.enter(content, link));
    endIfSlow(reply);
    const { key, contentType, fileName } = link;
    const file = await this.storage.open(key);
    if (!file) throw refuse('NOT_FOUND', messageOf(filesMessages, 'gone'));
    await this.limits.count(link, file.bytes).catch((error: unknown) => {
      file.stream.destroy();
      throw error;
    });
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(file.stream, {
      type: contentType,
      disposition: `inline; filename="${fileName}"`,
      length: file.bytes,
    });
  }
}
