import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AadhaarRecord } from './aadhaar-record.entity.js';
import { Accounts } from './accounts.js';
import { AddCustomer } from './add-customer.js';
import { AddCustomerForm } from './add-customer.form.js';
import { ConsoleCustomerLists } from './console-customer-lists.js';
import { CustomerRecordsConsoleController } from './customer-records.console.controller.js';
import { CustomersConsoleController } from './customers.console.controller.js';
import { CustomerDecisions } from './customer-decisions.js';
import { CustomerLists } from './customer-lists.js';
import { Customer } from './customer.entity.js';
import { CustomersController } from './customers.controller.js';
import { DecideCustomer } from './decide-customer.js';
import { CustomerDocument } from './document.entity.js';
import { KeepDocuments } from './keep-documents.js';
import { NamedDocuments } from './named-documents.js';
import { LockCustomer } from './lock-customer.js';
import { PendingDocumentsConsoleController } from './pending-documents.console.controller.js';
import { PendingDocumentsController } from './pending-documents.controller.js';
import { RegisterCustomer } from './register-customer.js';
import { RegistrationForm } from './registration.form.js';
import { RentingPermit } from './renting-permit.js';
import { RevealAadhaar } from './reveal-aadhaar.js';
import { SuspendCustomer } from './suspend-customer.js';

@Module({
  imports: [TypeOrmModule.forFeature([Customer, AadhaarRecord, CustomerDocument])],
  controllers: [
    CustomersController,
    PendingDocumentsController,
    PendingDocumentsConsoleController,
    CustomersConsoleController,
    CustomerRecordsConsoleController,
  ],
  providers: [
    Accounts,
    LockCustomer,
    RentingPermit,
    KeepDocuments,
    NamedDocuments,
    CustomerDecisions,
    RegisterCustomer,
    RegistrationForm,
    AddCustomer,
    AddCustomerForm,
    DecideCustomer,
    CustomerLists,
    ConsoleCustomerLists,
    SuspendCustomer,
    RevealAadhaar,
  ],
  exports: [
    Accounts,
    LockCustomer,
    RentingPermit,
    KeepDocuments,
    CustomerDecisions,
    RegisterCustomer,
    DecideCustomer,
  ],
})
export class CustomersModule {}
