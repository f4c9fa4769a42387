// The subscribers of the newsletter.
// Sends the link that confirms or ends a subscription. Never sends the newsletter itself.
// Called by the footer of the site and by the console.
export { RemoveSubscriber } from './remove-subscriber.js';
export { NewsletterModule } from './newsletter.module.js';
