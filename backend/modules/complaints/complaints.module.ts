import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../customers/index.js';
import { AnswerComplaint } from './answer-complaint.js';
import { ComplaintPage } from './book/complaint-page.entity.js';
import { MarkDuplicateSent } from './book/mark-duplicate-sent.js';
import { OpenComplaintPage } from './book/open-page.js';
import { Complaint } from './complaint.entity.js';
import { ComplaintForm } from './complaint.form.js';
import { ComplaintAnswer } from './complaint-answer.entity.js';
import { ComplaintQueries } from './complaint-queries.js';
import { ComplaintsConsoleController } from './complaints.console.controller.js';
import { ComplaintsController } from './complaints.controller.js';
import { LockComplaint } from './lock-complaint.js';
import { MoveComplaint } from './move-complaint.js';
import { ReassignComplaints } from './reassign-complaints.js';
import { RemoveComplaints } from './remove-complaints.js';
import { SendComplaint } from './send-complaint.js';

@Module({
  imports: [TypeOrmModule.forFeature([Complaint, ComplaintAnswer, ComplaintPage]), CustomersModule],
  controllers: [ComplaintsController, ComplaintsConsoleController],
  providers: [
    ComplaintForm,
    LockComplaint,
    SendComplaint,
    AnswerComplaint,
    MoveComplaint,
    MarkDuplicateSent,
    OpenComplaintPage,
    ComplaintQueries,
    ReassignComplaints,
    RemoveComplaints,
  ],
  exports: [ReassignComplaints, RemoveComplaints],
})
export class ComplaintsModule {}
