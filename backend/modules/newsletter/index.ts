// The subscribers of the newsletter.
// Never sends anything; it only maintains the list.
// Called by the footer of the site and by the console.
export { NewsletterModule } from './newsletter.module.js';
