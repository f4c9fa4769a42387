// Complaints: what customers say went wrong, and what is answered. Kept with a number that both sides call it by.
// Never changes a rental, a payment or a person; it only tells people.
// Called by the customer's dashboard, the console and the demo data.
export { AnswerComplaint } from './answer-complaint.js';
export { ComplaintsModule } from './complaints.module.js';
export { MoveComplaint } from './move-complaint.js';
export { SendComplaint } from './send-complaint.js';
