import { Body, Controller, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { normaliseEmail } from '../../contract/customers/identity.js';
import { Access } from '../../platform/auth/access.js';
import { SubscribeToNewsletter } from './subscribe-to-newsletter.js';

const THANKS = 'Thank you for subscribing!';
const INVALID = 'Please enter a valid email.';
const plainText = (example: string): object => ({ 'text/plain': { schema: { type: 'string' }, example } });

@ApiTags('Newsletter')
@Controller('api/subscribe')
export class NewsletterController {
  constructor(private readonly newsletter: SubscribeToNewsletter) {}

  /** Plain text, as specified: the only route without an envelope. */
  @Post()
  @HttpCode(200)
  @Access('public')
  @Header('content-type', 'text/plain; charset=utf-8')
  @ApiOperation({ summary: 'Subscribe to the newsletter', description: 'A repeated subscription succeeds.' })
  @ApiBody({
    schema: {
      type: 'object',
      required: ['email'],
      properties: { email: { type: 'string', examples: ['asha@example.com'] } },
    } as never,
  })
  @ApiResponse({ status: 200, description: 'Subscribed.', content: plainText(THANKS) as never })
  @ApiResponse({ status: 400, description: 'Not an e-mail address.', content: plainText(INVALID) as never })
  async subscribe(@Body() body: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const given = (body as { email?: unknown } | null)?.email;
    const email = typeof given === 'string' ? normaliseEmail(given) : null;
    if (!email) {
      void reply.code(400);
      return INVALID;
    }
    await this.newsletter.subscribe(email);
    return THANKS;
  }
}
