import { Injectable } from '@nestjs/common';

interface Business {
  /** The last lines of every e-mail. @param page path of the page to link */
  signature: (page: string) => string;
  /** The e-mail address for replies. */
  replyTo: () => string | undefined;
}

/** The details of the business that e-mails contain. */
@Injectable()
export class Sender {
  private business: Business = { signature: () => '', replyTo: () => undefined };

  setBusiness(business: Business): void {
    this.business = business;
  }

  signature(page: string): string {
    return this.business.signature(page);
  }

  get replyTo(): string | undefined {
    return this.business.replyTo();
  }
}
