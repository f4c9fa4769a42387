import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NewsletterController } from './newsletter.controller.js';
import { RemoveSubscriber } from './remove-subscriber.js';
import { SubscribeToNewsletter } from './subscribe-to-newsletter.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscriberLinks } from './subscriber-links.js';
import { SubscriberQueries } from './subscriber-queries.js';
import { SubscribersConsoleController } from './subscribers.console.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Subscriber])],
  controllers: [NewsletterController, SubscribersConsoleController],
  providers: [SubscribeToNewsletter, RemoveSubscriber, SubscriberLinks, SubscriberQueries],
  exports: [RemoveSubscriber],
})
export class NewsletterModule {}
