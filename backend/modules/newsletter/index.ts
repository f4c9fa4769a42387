// The subscribers of the newsletter.
// Never sends anything; it only maintains the list.
// Called by the footer of the site and by the console.
export { RemoveSubscriber } from './remove-subscriber.js';
export { NewsletterModule } from './newsletter.module.js';
