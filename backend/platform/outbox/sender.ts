import { Injectable } from '@nestjs/common';

interface Business {
  /** The last lines of every e-mail. @param page of the site, on which its reader goes on */
  signature: (page: string) => string;
  /** The address to which answers go. */
  replyTo: () => string | undefined;
}

/** The details in e-mails of the business that sends them. */
@Injectable()
export class Sender {
  private business: Business = { signature: () => '', replyTo: () => undefined };

  is(business: Business): void {
    this.business = business;
  }

  signature(page: string): string {
    return this.business.signature(page);
  }

  get replyTo(): string | undefined {
    return this.business.replyTo();
  }
}
