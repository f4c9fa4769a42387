import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NewsletterController } from './newsletter.controller.js';
import { SubscribeToNewsletter } from './subscribe-to-newsletter.js';
import { Subscriber } from './subscriber.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Subscriber])],
  controllers: [NewsletterController],
  providers: [SubscribeToNewsletter],
})
export class NewsletterModule {}
