// Numbered complaints of customers and the replies to them.
// Never changes a rental, a payment or a customer; it only sends messages.
// Called by the customer's dashboard, the console and the demo data.
export { AnswerComplaint } from './answer-complaint.js';
export { ComplaintsModule } from './complaints.module.js';
export { ReassignComplaints } from './reassign-complaints.js';
export { RemoveComplaints } from './remove-complaints.js';
export { MoveComplaint } from './move-complaint.js';
export { SendComplaint } from './send-complaint.js';
