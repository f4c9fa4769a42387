import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const TABLES =
  'holds|occupancies|rentals|payments|refunds|refund_destinations|car_refusals|settlements|settlement_lines|handovers|odometer_corrections|refused_records|evidence_items|customers|aadhaar_checks|customer_changes|email_moves|mobile_disputes|blocked_identities|licences|renewals|cars|vehicle_documents|maintenance_jobs|desk_rentals';
const ENTITIES =
  'Hold|Occupancy|Rental|Payment|Customer|Car|VehicleDocumentRecord|OperatorLicenceFileRow|DeskRental';
/** Their tables are unrelated to renting, so files that only open a transaction there are ignored. */
const OTHER_MODULES =
  /\/modules\/(audit|complaints|exports|login|messages|newsletter|reports|settings|staff)\//;

const WRITES_ROWS = new RegExp(
  `(INSERT INTO|UPDATE|DELETE FROM)\\s+(${TABLES})\\b|manager\\.(insert|update|save|upsert|delete|remove)\\(\\s*(${ENTITIES})\\b|\\bsettle_rentals\\(`,
);
const OPENS_TRANSACTION = /\b(unitOfWork|idempotency|changeCar|files)\.run\(/;

/** Every source file of the modules and the platform. */
export function findSourceFiles(): string[] {
  return ['backend/modules', 'backend/platform']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        relative(ROOT, join(ROOT, folder, name)),
      ),
    )
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.includes('/migrations/'))
    .sort();
}

/** Finds the files that write rows related to renting, or open a transaction for such writes. */
export const findWriteFiles = (): string[] =>
  findSourceFiles().filter((path) => isWrite(path, readFileSync(join(ROOT, path), 'utf8')));

export function isWrite(path: string, source: string): boolean {
  return (
    WRITES_ROWS.test(source) ||
    (OPENS_TRANSACTION.test(source) && !OTHER_MODULES.test(path) && path.includes('/modules/'))
  );
}

/** The name of a file in the table of commands. */
export const shortName = (path: string): string => basename(path, '.ts');

/** Write files that no command of the table runs, with the reason. */
export const NOT_CONCERNED: Record<string, string> = {
  accounts: 'inserts a new customer, or finds the existing one; its unique keys decide',
  'add-customer':
    'inserts a new customer, or completes one who has neither documents nor rentals yet; takes an unproved number as the commands of contact changes do',
  'claim-desk-account': 'runs in the transaction of add-customer; outside it, counts a claim to a number',
  'attach-car': 'inserts a new car, which no other request can know before the commit',
  'add-pictures': 'writes the photos of a car, on which no other command decides',
  'arrange-pictures': 'writes the photos of a car, on which no other command decides',
  'replace-agreement': 'inserts a new agreement; a rental reads the one in force when it was agreed to',
  'import-statement': 'inserts a new statement, which no other request can know before the commit',
  'open-drawer': 'inserts a drawer; the unique key on open drawers decides, and drawers.spec.ts tests it',
  'move-cash':
    'writes a drawer, on which only commands of drawers decide; drawer-races.spec.ts runs them in pairs',
  'close-drawer': 'writes a drawer, as move-cash',
  'explain-difference': 'writes a drawer, as move-cash',
  'accept-drawer': 'writes a drawer, as move-cash',
  'note-refusals': 'writes its own row after the refused transaction has ended; no command reads it',
  'refused-records': 'deletes a row that no other command reads',
  'add-customer-mark':
    'adds a mark to a completed record, on which no other command decides; evidence.spec.ts sends marks at the same time',
  'add-handover-photo':
    'inserts a photo of a draft under the locks of its car, its customer and its record; evidence.spec.ts sends photos at the same time',
  'change-plan': 'writes the plan of a car under its lock; pickups read it after the same lock',
  'remove-handover-photos':
    'removes photos, witnesses and digits of licences for erase-customer, and the first two by their age',
  'send-handover-code': 'sends a code, as send-desk-code, and names it in a draft, as save-handover',
  'allow-export': 'writes nothing but an audit entry, and checks a code',
  'remove-desk-rentals': 'removes rows that are 90 days old and skips locked ones',
  'remove-lines': 'removes lines for change-lines and finish-settlement',
  'remove-documents': 'removes documents that its callers choose',
  'remove-holds': 'removes holds that ended 90 days ago',
  'remove-rejected-numbers':
    'removes numbers of customers rejected 30 days ago and skips those who are locked, such as by a new registration',
  'remove-screenshots': 'forgets the screenshots of payments settled 180 days ago and skips locked ones',
  'reveal-contact': 'writes nothing but an audit entry',
  'reveal-identity': 'writes nothing but an audit entry',
  'reveal-licence': 'writes nothing but an audit entry',
  'reveal-driver': 'writes nothing but an audit entry',
  'reveal-destination': 'writes nothing but an audit entry',
  'remind-of-licence': 'asks for a licence under the lock of the customer, as request-documents',
  'reseal-licences': 'seals stored details with another key, on which no command decides',
  'blocked-numbers': 'hashes an entry with another key, on which no command decides',
  'reseal-destination':
    'seals stored destinations with another key, or removes unreadable ones, on which no command decides',
  'request-lost-documents': 'asks for documents under the lock of the customer, as request-documents',
  'open-summary': 'writes nothing but an audit entry',
  'record-document-look': 'writes nothing but an audit entry',
  'open-document': 'writes nothing but an audit entry',
  'unblock-identity': 'removes an entry of the block list, on which no other command decides',
  'vehicle-document-files': 'writes nothing but an audit entry',
  'operator-licence-files': 'writes nothing but an audit entry',
  'change-operator-licence':
    'locks and writes a table on which no other command decides; licensed-operator.spec.ts sends two files at the same time',
};
