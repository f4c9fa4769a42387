import type { RetentionLine } from '../../../backend/contract/privacy/retention';

/** Tables about the business, its staff and the service itself, and those that the previous version still uses. */
export const NOT_ABOUT_CUSTOMERS = [
  'backup_proofs',
  'car_agreements',
  'car_images',
  'cars',
  'document_series',
  'drawer_movements',
  'drawers',
  'idempotency_keys',
  'list_counts',
  'login_codes',
  'migrations',
  'maintenance_jobs',
  'maintenance_plans',
  'operator_licence_files',
  'recovery_codes',
  'sealed_keys',
  'settings_versions',
  'staff',
  'staff_factors',
  'statement_layouts',
  'unknown_identities',
  'vehicle_documents',
];

/** The columns of the tables with data about customers, by the line of the retention list that states how long they stay. */
export const RETAINED_COLUMNS: Partial<Record<RetentionLine, Record<string, string>>> = {
  account: {
    customers:
      'id mobile mobile_proven_at mobile_proven_by email email_unproved_since full_name address approval rejection_reasons submitted_at consent_version consent_at decided_by_id decided_at added_by_id suspended_at suspension_reason suspension_decided_by_id suspension_decided_at created_at language sms_chosen_at erased_at merged_into last_seen_at unused_told_at',
    customer_changes: 'id customer_id field old_value new_value staff_id reason at',
    email_moves: 'customer_id email staff_id reason due_at',
    consents: 'id customer_id purpose version text_hash at withdrawn_at',
  },
  identity: {
    aadhaar_checks:
      'customer_id submitted checked_at certificate last_four issued_at name_hash birth_date_hash name_equal birth_date_equal',
    aadhaar_records: 'customer_id sealed_number number_hash last_four approved kind',
    licences:
      'id customer_id approved sealed_number number_hash last_four classes valid_until sealed_birth_date',
    renewals: 'customer_id reasons due_on submitted_at full_name',
  },
  identityPictures: {
    documents: 'id customer_id kind storage_key content_type bytes sha256 created_at',
    file_removals: 'storage_key',
  },
  rentals: {
    rentals:
      'id reference kind status customer_id car_id from_date to_date pickup_time drop_time starts_at ends_at fare total_paise cancellation agreement_id buffer_minutes created_at charges refund_percent kept_paise claim_ends_at customer_percent deposit_paise deposit_kept_paise company_name company_gstin',
    rental_moves:
      'id rental_id from_status to_status moved_by reason at reason_key cause recorded_at odometer_km undoes ends_before kept_paise',
    payments:
      'id customer_id type transaction_id amount_paise expected_paise status hold_id rental_id slot_lost_at decided_by_id decided_at reason refund_paise refund_due_on refund_reference refunded_by_id refunded_at version created_at released_at resubmissions resubmitted_at reopened_at received_paise method receipt_number terminal note taken_by_id shortage received_at',
    refunds:
      'id customer_id rental_id payment_id amount_paise due_on state method reference sent_on sent_at sent_by_id bounce_cause bounced_on bounced_at bounced_by_id reason version created_at destination_id',
    refund_destinations:
      'id customer_id rental_id payment_id kind sealed_details masked changed_at staff_id failed_at at',
    refund_references: 'id refund_id reference reason staff_id at',
    issued_documents:
      'id number series issued_at customer_id rental_id payment_id refund_id entry_id version amount_paise content',
    document_cancellations: 'document_id at',
    rental_bills: 'rental_id is_due',
    document_mails: 'document_id',
    ledger_entries:
      'id at customer_id rental_id payment_id kind debit credit amount_paise reverses reason staff_id refund_id line_id',
    settlements:
      'id rental_id number state version returned_at opened_at charge_until issued_at issued_by_id accepted_at acceptance accepted_by_id code_id disputed_at final_at due_on needs_admin is_later owed_again_at',
    settlement_lines:
      'id settlement_id kind amount_paise text text_key staff_id created_at dispute reply reply_paise reply_text replied_by_id replied_at final_paise record_id mark_number needs_mark',
    handovers:
      'id rental_id kind staff_id odometer_km fuel fuel_unit fuel_price_paise points fine marks customer_marks code_id confirmation licence_seen_as licence_last_four licence_matches inspect_later inspected_at jumped move_id photos_only created_at',
    odometer_corrections: 'move_id odometer_km corrected_at',
    refused_records: 'record_id rental_id kind staff_id code refused_at',
    evidence_items: 'car_id position handover_id kind content hash',
    car_refusals: 'id rental_id cause note state reported_at answer answered_by_id answered_at',
    used_credit_ids: 'id payment_id statement_id line',
  },
  driverRecord: {
    driver_records: 'customer_id sealed_record until',
  },
  screenshots: {
    payments: 'screenshot_id screenshot_seen_before screenshot_removed_at',
  },
  rentalPhotos: {
    rental_photos: 'document_id move_id',
    car_refusal_photos: 'document_id refusal_id of_answer',
    handovers: 'witness',
    handover_photos: 'id handover_id document_id point captured_at device_offset_ms received_at',
    settlement_photos: 'document_id line_id of_dispute',
    settlement_signatures: 'document_id settlement_id',
  },
  bankTexts: {
    statements:
      'id name content_hash from_day to_day row_count left_out created_by_id shared_words created_at debit_count',
    statement_rows: 'statement_id line ids amount_paise day text problem words problem_key debit_paise',
  },
  holds: {
    holds:
      'id reference customer_id car_id action from_date to_date pickup_time drop_time fare total_paise state expires_at extended created_at charges cancellation',
    desk_rentals:
      'id staff_id customer_id car_id action from_date to_date pickup_time drop_time total_paise hold_id rental_id confirmed_at created_at terms_version',
    mobile_disputes: 'id customer_id mobile claimant_hash claims first_at last_at',
    occupancies: 'id car_id during hold_id rental_id block_reason expires_at blocked_by_id blocked_at',
  },
  complaints: {
    complaints: 'id number customer_id subject message image_id state decided_by_id decided_at created_at',
    complaint_answers: 'id complaint_id staff_id text at',
    complaint_pages: 'complaint_id number at content duplicate_sent_on',
  },
  notes: {
    notes: 'id customer_id rental_id car_id staff_id text at',
  },
  blocked: {
    blocked_identities: 'id kind value_hash masked reason blocked_by_id blocked_at until',
  },
  messages: {
    outbox_messages:
      'id channel recipient subject sealed_text status attempts next_attempt_at last_error sent_at carries_code created_at template once_key document_ids unfinished expires_at',
  },
  signIns: {
    sign_ins:
      'id at person_kind person_id identity_hash purpose outcome network known challenge_id session_id',
    sessions:
      'id kind subject_id expires_at revoked_at created_at last_used_at idle_seconds known_browser_id label proved_at',
    one_time_codes: 'id purpose identity_hash code_hash digits asker sent expires_at used_at created_at',
    login_challenges:
      'id code_id purpose identity_hash network asker sealed_mobile tries tries_by_network ended_at created_at passed_at staff_id enrols factor_tries',
    wrong_tries: 'identity_hash asker hour count',
  },
  browsers: {
    known_browsers: 'id secret_hash person_kind person_id label created_at last_used_at',
  },
  audit: {
    erasures: 'customer_id at',
    audit_entries: 'id staff_id action subject subject_id before after address at',
  },
  newsletter: {
    subscribers: 'email id created_at asked_at confirmed_at token_hash',
  },
};
