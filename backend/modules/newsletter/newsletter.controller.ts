import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../contract/codes.js';
import { normaliseEmail } from '../../contract/customers/identity.js';
import { acceptedLanguage } from '../../contract/language.js';
import { Access } from '../../platform/auth/access.js';
import { ok } from '../../platform/http/envelope.js';
import { networkOfRequest } from '../../platform/http/network.js';
import { ApiCall, ApiEnvelope } from '../../platform/http/openapi/api-docs.js';
import { isMailAddress } from '../../platform/http/validators.js';
import { NewsletterLinkDto } from './newsletter.dto.js';
import { SubscribeToNewsletter } from './subscribe-to-newsletter.js';
import { SubscriberLinks } from './subscriber-links.js';

const THANKS = 'Thank you for subscribing!';
const INVALID = 'Please enter a valid email.';
const plainText = (example: string): object => ({ 'text/plain': { schema: { type: 'string' }, example } });

@ApiTags('Newsletter')
@Controller('api')
export class NewsletterController {
  constructor(
    private readonly newsletter: SubscribeToNewsletter,
    private readonly links: SubscriberLinks,
  ) {}

  /** Plain text, as specified: the only route without an envelope. */
  @Post('subscribe')
  @HttpCode(200)
  @Access('public')
  @Header('content-type', 'text/plain; charset=utf-8')
  @ApiOperation({
    summary: 'Subscribe to the newsletter',
    description:
      'Sends an e-mail with a link that confirms the subscription or ends it, at most one an hour to an address. An address that nobody confirms is deleted after seven days.',
  })
  @ApiBody({
    schema: {
      type: 'object',
      required: ['email'],
      properties: { email: { type: 'string', examples: ['asha@example.com'] } },
    } as never,
  })
  @ApiResponse({ status: 200, description: 'The link is on its way.', content: plainText(THANKS) as never })
  @ApiResponse({ status: 400, description: 'Not an e-mail address.', content: plainText(INVALID) as never })
  async subscribe(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    // Read without the validation of bodies, whose refusals are JSON.
    const given = (request.body as { email?: unknown } | null | undefined)?.email;
    const email = typeof given === 'string' ? normaliseEmail(given) : null;
    if (!email || !isMailAddress(email)) {
      void reply.code(400);
      return INVALID;
    }
    await this.newsletter.subscribe({
      email,
      network: networkOfRequest(request),
      language: acceptedLanguage(request.headers['accept-language']) ?? 'en',
    });
    return THANKS;
  }

  @Post('subscribe/confirm')
  @HttpCode(200)
  @Access('public')
  @ApiCall({
    summary: 'Confirm a subscription with the link of the e-mail',
    description: 'A repeated confirmation succeeds.',
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  @ApiEnvelope(null)
  async confirm(@Body() { token }: NewsletterLinkDto): Promise<Envelope<null>> {
    await this.links.confirm(token);
    return ok(null);
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @Access('public')
  @ApiCall({
    summary: 'End a subscription with the link of the e-mail',
    description: 'The address is deleted.',
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  @ApiEnvelope(null)
  async unsubscribe(@Body() { token }: NewsletterLinkDto): Promise<Envelope<null>> {
    await this.links.end(token);
    return ok(null);
  }
}
