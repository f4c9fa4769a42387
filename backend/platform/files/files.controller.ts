import { Controller, Get, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Access } from '../auth/access.js';
import { networkOfRequest } from '../http/network.js';
import { ReadsDatabase } from '../http/reads-database.js';
import { refuse } from '../http/refusal.js';
import { ApiFile } from './api-file.js';
import { ReaderLimits } from './reader-limits.rules.js';
import { SignedLinks } from './signed-links.js';
import { endIfSlow } from './slow-readers.js';
import { FileStorage } from './storage.js';

/** The private files that one process sends at a time. */
const READERS = { all: 48, network: 24, file: 6 };
const RETRY_SECONDS = 2;

@ApiTags('Documents')
@Controller('files')
export class FilesController {
  private readonly readers = new ReaderLimits();

  constructor(
    private readonly links: SignedLinks,
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
      'The URL is the `downloadUrl` in the response of `GET /api/documents/{id}`; its signature grants access.',
    contentTypes: ['image/jpeg', 'application/pdf'],
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'UNAVAILABLE'],
  })
  async read(
    @Param('content') content: string,
    @Param('signature') signature: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { key, contentType, fileName } = await this.links.verify(content, signature);
    this.admit(key, request, reply);
    const file = await this.storage.open(key);
    if (!file) throw refuse('NOT_FOUND', messageOf(filesMessages, 'gone'));
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(file.stream, {
      type: contentType,
      disposition: `inline; filename="${fileName}"`,
      length: file.bytes,
    });
  }

  /** @throws Refusal 1503 if too many files are read */
  private admit(key: string, request: FastifyRequest, reply: FastifyReply): void {
    const leave = this.readers.enter({
      all: READERS.all,
      [`network ${networkOfRequest(request)}`]: READERS.network,
      [`file ${key}`]: READERS.file,
    });
    if (!leave)
      throw refuse('UNAVAILABLE', messageOf(filesMessages, 'tooManyReaders', { seconds: RETRY_SECONDS }), {
        retryAfterSeconds: RETRY_SECONDS,
      });
    reply.raw.once('close', leave);
    endIfSlow(reply);
  }
}
