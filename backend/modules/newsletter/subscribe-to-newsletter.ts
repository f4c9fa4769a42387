import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Subscribes an e-mail address to the newsletter. Idempotent. */
@Injectable()
export class SubscribeToNewsletter {
  constructor(private readonly db: DataSource) {}

  async subscribe(email: string): Promise<void> {
    await this.db.query('INSERT INTO subscribers (email) VALUES ($1) ON CONFLICT DO NOTHING', [email]);
  }
}
