import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { isStaffKind, personKeyOf } from '../auth/session.rules.js';
import { Sessions } from '../auth/sessions.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { fieldLabel } from '../http/field-label.js';
import { Refusal, refuse, refuseFields, refuseFile } from '../http/refusal.js';
import { isWellFormed, UNREADABLE_TEXT } from '../http/well-formed.js';
import { tooManyForms } from './busy.js';
import { FormQuota } from './form-quota.js';
import { drain, formatBytes, watchForSilence } from './form-stream.js';
import { Gate, type Turn } from './gate.rules.js';
import type { TemporaryFile } from './temporary-file.js';
import { TemporaryFolder } from './temporary-folder.js';

/** The fields that a form may contain. Other files are refused, other texts ignored. */
export interface FormSpec<Text extends string, File extends string> {
  /** Maximum bytes of each text. */
  fields: Record<Text, number>;
  files: Record<File, { maxBytes: number; maxCount?: number }>;
  /** True if the form is received and decoded before other forms. */
  isUrgent?: boolean;
}

/** An uploaded file, until the form is handled. */
export interface Upload {
  field: string;
  content: TemporaryFile;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
  /** True if the file is decoded before other files. */
  isUrgent: boolean;
  /** Size of the encoded file to be stored; 0 before it is encoded. */
  encodedBytes: number;
  /** Aborted if the sender disconnects. */
  signal: AbortSignal;
}

export interface Form<Text extends string, File extends string> {
  fields: Partial<Record<Text, string>>;
  /** In upload order; empty if none was chosen. */
  files: Record<File, Upload[]>;
}

/** A form while it is read. `uploads` contains all files so far, even if they are refused later. */
interface Reception<Text extends string, File extends string> {
  spec: FormSpec<Text, File>;
  form: Form<Text, File>;
  uploads: Upload[];
  signal: AbortSignal;
}

interface ReceivedText {
  value: string;
  truncated: boolean;
}

/** Maximum number of forms that are received at a time. Two places are reserved for staff, one more for payments. */
const PLACES = { customer: 5, staff: 7, urgent: 8 };
const WAITING_FORMS = 30;
const RECEIVE_WITHIN_MS = 15_000;
/** Equals the maximum wait for the decoding of a file. */
const NEXT_WITHIN_MS = 45_000;
const WAITING_OF_CUSTOMER = 20;
const SPARE_PARTS = 20;
const UNREADABLE = messageOf(filesMessages, 'incompleteForm');

/** Reads multipart forms. Files are written to the disk directly, so that memory use does not grow with their size. */
@Injectable()
export class Forms implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(Forms.name);
  private readonly temporary: TemporaryFolder;
  private readonly senders = new Gate({
    waiting: Infinity,
    each: WAITING_OF_CUSTOMER,
    waitMs: NEXT_WITHIN_MS,
  });
  private readonly receiving = new Gate({ waiting: WAITING_FORMS, waitMs: RECEIVE_WITHIN_MS });

  constructor(
    private readonly sessions: Sessions,
    private readonly quota: FormQuota,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.temporary = new TemporaryFolder(join(environment.dataDir, 'uploads'));
  }

  /** Runs in every process, because a process without jobs may have its own folder. */
  onApplicationBootstrap(): Promise<void> {
    return this.temporary.keepClean((error) => this.log.error({ error }, 'old uploads could not be removed'));
  }

  onModuleDestroy(): void {
    this.temporary.stop();
  }

  /**
   * Runs `work` with the form, and removes its temporary files afterwards.
   * @throws Refusal 1503 if too many forms are being received; 1011 beyond the quota of a customer; 1003 if the session
   * has ended while the form arrived
   */
  async withForm<Text extends string, File extends string, Result>(
    request: FastifyRequest,
    spec: FormSpec<Text, File>,
    work: (form: Form<Text, File>) => Promise<Result>,
  ): Promise<Result> {
    if (!request.isMultipart())
      throw new Refusal('INVALID', 'Send this as multipart/form-data.', null, undefined, 415);
    const settle = await this.quota.take(request, maxBytesOf(spec));
    const { signal, stop } = watchConnection(request);
    const reception = { spec, form: emptyForm(spec), uploads: [] as Upload[], signal };
    const turn = { holder: senderOf(request), places: Infinity, signal };
    let stored = 0;
    try {
      // One form of a customer at a time, so that none fills the queue of files to be decoded.
      return await this.senders.run(turn, tooManyForms, async () => {
        await this.receive(request, reception);
        // The caller may have been disabled or signed out while the form arrived.
        if (request.caller) await this.sessions.requireValid(request.caller.sessionId);
        const result = await work(reception.form);
        stored = reception.uploads.reduce((sum, { encodedBytes }) => sum + encodedBytes, 0);
        return result;
      });
    } catch (error) {
      await drain(request.raw);
      throw error;
    } finally {
      stop();
      await settle(stored);
      await Promise.all(reception.uploads.map(({ content }) => content.remove()));
    }
  }

  /** Reads the form in its turn. While a form waits, its rest is not read from the connection. */
  private async receive<Text extends string, File extends string>(
    request: FastifyRequest,
    reception: Reception<Text, File>,
  ): Promise<void> {
    try {
      const turn = { ...turnOf(request, reception.spec), signal: reception.signal };
      await this.receiving.run(turn, tooManyForms, () => this.read(request, reception));
    } catch (error) {
      throw asRefusal(error, request);
    }
  }

  private async read<Text extends string, File extends string>(
    request: FastifyRequest,
    reception: Reception<Text, File>,
  ): Promise<void> {
    const { spec } = reception;
    const stopWatching = watchForSilence(request.raw);
    try {
      // The library would wait forever for a form whose sender has already disconnected.
      if (request.raw.destroyed) throw incomplete();
      for await (const part of request.parts(limitsOf(spec))) {
        const name = part.fieldname as string | undefined;
        if (part.type === 'file') await this.takeFile(part, reception);
        else if (name !== undefined && Object.hasOwn(spec.fields, name))
          takeText(name as Text, { value: String(part.value), truncated: part.valueTruncated }, reception);
      }
    } finally {
      stopWatching();
    }
  }

  private async takeFile<Text extends string, File extends string>(
    part: MultipartFile,
    reception: Reception<Text, File>,
  ): Promise<void> {
    const { spec, form, uploads, signal } = reception;
    const name = part.fieldname;
    if (name && Object.hasOwn(spec.fields, name)) {
      takeText(name as Text, await readText(part, spec.fields[name as Text]), reception);
      return;
    }
    if (!name || !Object.hasOwn(spec.files, name)) throw unexpectedFile(name);
    const { maxBytes, maxCount = 1 } = spec.files[name as File];
    const content = await this.temporary.create();
    const upload: Upload = {
      field: name,
      content,
      bytes: 0,
      sha256: '',
      isUrgent: spec.isUrgent === true,
      encodedBytes: 0,
      signal,
    };
    uploads.push(upload);
    await write(part, upload, maxBytes);
    // Browsers send an empty file without a name for an empty file input.
    if (upload.bytes === 0 && !part.filename) return;
    const files = form.files[name as File];
    if (files.length === maxCount)
      throw refuseFields({ field: name, message: `${fieldLabel(name)}: at most ${maxCount} file(s).` });
    files.push(upload);
  }
}

/** Aborts the signal if the sender disconnects before `stop` is called. */
function watchConnection({ raw: { socket } }: FastifyRequest): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const abort = (): void => controller.abort(incomplete());
  if (socket.destroyed) abort();
  socket.once('close', abort);
  return { signal: controller.signal, stop: () => socket.off('close', abort) };
}

function emptyForm<Text extends string, File extends string>(spec: FormSpec<Text, File>): Form<Text, File> {
  const form = { fields: {}, files: {} } as Form<Text, File>;
  for (const name of Object.keys(spec.files) as File[]) form.files[name] = [];
  return form;
}

/** The forms of a staff member do not wait for each other, because a phone sends several photos at a time. */
const senderOf = ({ caller, id }: FastifyRequest): string =>
  caller && !isStaffKind(caller.kind) ? `customer ${caller.id}` : id;

function turnOf({ caller, id }: FastifyRequest, { isUrgent }: FormSpec<string, string>): Turn {
  if (!caller) return { holder: id, places: PLACES.customer };
  const usual = isStaffKind(caller.kind) ? PLACES.staff : PLACES.customer;
  return { holder: personKeyOf(caller), places: isUrgent === true ? PLACES.urgent : usual };
}

/** The assumed size of a form that does not announce one. */
const maxBytesOf = ({ files }: FormSpec<string, string>): number =>
  Object.values(files).reduce((sum, { maxBytes, maxCount = 1 }) => sum + maxBytes * maxCount, 0);

const unexpectedFile = (name: string): Error =>
  refuseFields({
    field: name || 'form',
    message: `No file is expected ${name ? `as ${name}` : 'without a name'}.`,
  });

/** Writes the part to the disk, and sets the size and the hash of `upload`. */
async function write(part: MultipartFile, upload: Upload, maxBytes: number): Promise<void> {
  const hash = createHash('sha256');
  await upload.content.write(measured());
  upload.sha256 = hash.digest('hex');

  async function* measured(): AsyncGenerator<Buffer> {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      upload.bytes += chunk.length;
      if (upload.bytes > maxBytes) throw tooLarge(upload.field, maxBytes);
      hash.update(chunk);
      yield chunk;
    }
  }
}

const tooLarge = (field: string, maxBytes: number): Error =>
  refuseFile(
    field,
    413,
    messageOf(filesMessages, 'tooLarge', { field: fieldLabel(field), size: formatBytes(maxBytes) }),
  );

/** Reads a text that was sent as a file, up to the limit. */
async function readText(part: MultipartFile, limit: number): Promise<ReceivedText> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    if ((bytes += chunk.length) <= limit) chunks.push(chunk);
  }
  return { value: Buffer.concat(chunks).toString(), truncated: bytes > limit };
}

function takeText<Text extends string, File extends string>(
  name: Text,
  { value, truncated }: ReceivedText,
  { spec, form }: Reception<Text, File>,
): void {
  if (form.fields[name] !== undefined)
    throw refuseFields({ field: name, message: `${fieldLabel(name)} was sent more than once.` });
  if (truncated || Buffer.byteLength(value) > spec.fields[name])
    throw refuseFields({
      field: name,
      message: messageOf(filesMessages, 'tooLarge', {
        field: fieldLabel(name),
        size: formatBytes(spec.fields[name]),
      }),
    });
  if (!isWellFormed(value)) throw refuseFields({ field: name, message: UNREADABLE_TEXT });
  form.fields[name] = value;
}

function limitsOf(spec: FormSpec<string, string>): Parameters<FastifyRequest['parts']>[0] {
  const counts = Object.values(spec.files).map(({ maxCount = 1 }) => maxCount);
  const parts = Object.keys(spec.fields).length + counts.reduce((sum, count) => sum + count, 0) + SPARE_PARTS;
  return {
    limits: {
      parts,
      files: parts,
      fields: parts,
      headerPairs: 20,
      fieldSize: Math.max(1, ...Object.values(spec.fields)) + 1,
      // The limit of each file is checked while it is written.
      fileSize: Number.MAX_SAFE_INTEGER,
    },
    // The default would parse a text sent as application/json; as a file it is read unchanged.
    isPartAFile: (name, type, filename) =>
      filename !== undefined ||
      type === 'application/json' ||
      type === 'application/octet-stream' ||
      (name !== undefined && Object.hasOwn(spec.files, name)),
  };
}

function asRefusal(error: unknown, request: FastifyRequest): unknown {
  if (error instanceof Refusal) return error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return refuse('UNAVAILABLE', messageOf(filesMessages, 'cannotReceive'));
  if (syscall !== undefined && !request.raw.destroyed) return error;
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT')
    return refuseFields({ field: 'form', message: 'The form has too many parts.' });
  return incomplete();
}

const incomplete = (): Refusal => refuseFields({ field: 'form', message: UNREADABLE });
