// Who wants to hear of offers.
// Never sends anything; it only keeps the list.
// Called by the footer of the site and by the console.
export { NewsletterModule } from './newsletter.module.js';
