// A bare Nest, Fastify and TypeORM application: one module, one route, a connection to the database.
import 'reflect-metadata';

import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';

class AnswerController {
  answer() {
    return { ok: true };
  }
}
Get()(
  AnswerController.prototype,
  'answer',
  Object.getOwnPropertyDescriptor(AnswerController.prototype, 'answer'),
);
Controller('answer')(AnswerController);

class AppModule {
  name = 'bare';
}
Module({
  imports: [TypeOrmModule.forRoot({ type: 'postgres', url: process.env.DATABASE_URL })],
  controllers: [AnswerController],
})(AppModule);

const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
console.log(`Listening on ${await app.getUrl()}`);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
