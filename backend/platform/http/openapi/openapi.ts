import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type CodeName, CODES } from '../../../contract/codes.js';
import { defined } from '../../../contract/defined.js';
import { Translation } from '../../../contract/messages/message.js';
import { exampleOf } from './composed-example.js';
import { inferFromExample } from './inferred-schema.js';
import type { JsonSchema } from './json-schema.js';

const SCHEMES = {
  customer: 'The account token of a customer, from POST /api/login/verify-otp.',
  renting: 'The two-hour renting token of a customer, from POST /api/auth/verify-otp.',
  admin: 'The token of an admin, from POST /admin/login/verify-otp.',
  'custom-admin': 'The token of a custom admin, from POST /custom-admin/login/verify-otp.',
} as const;

const TAGS = {
  Vehicles: 'Listed cars, and attaching one',
  Availability: 'When a car is taken',
  'Sign-in': 'One-time codes for customers and staff',
  Customers: 'Registration, profile and documents',
  Holds: 'Holding a car while paying',
  Payments: 'Quotes, payment details and their verification',
  Bookings: 'Paid rentals that are confirmed automatically',
  Reservations: 'Paid rentals that an admin confirms',
  Complaints: "What went wrong, in a customer's words, and the answers",
  Staff: 'Adding people who run the business',
  Settings: 'The public settings of the business',
  Newsletter: 'Subscribing',
  Files: 'Private files behind links that expire',
  Operation: 'Whether a process runs and may be sent requests',
  Console: 'Lists and decisions for the console, as ra-data-simple-rest speaks them',
} as const;

interface Response {
  description: string;
  content?: Record<string, { schema?: JsonSchema; example?: unknown }>;
}

interface Operation {
  security?: object[];
  requestBody?: object;
  parameters?: { in: string }[];
  responses: Record<string, Response>;
}

/** The document at `/openapi.json`, browsable at `/docs`. */
export function serveOpenApi(app: NestFastifyApplication): void {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Car rental API')
    .setDescription(
      'Hourly and daily car rental for one Indian city. Money is rupees, dates are days in the city, and every JSON answer is an envelope of code, status, message and data.',
    )
    .setVersion('1.0.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/');
  for (const [name, description] of Object.entries(SCHEMES)) {
    builder.addBearerAuth({ type: 'http', scheme: 'bearer', description }, name);
  }
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  // Created on the first request, because it would delay every start.
  const document = (): OpenAPIObject =>
    complete(
      SwaggerModule.createDocument(app, builder.build(), {
        operationIdFactory: (controller, method) =>
          `${controller.replace(/Controller$/, '').replace(/^./, (first) => first.toLowerCase())}${method.replace(/^./, (first) => first.toUpperCase())}`,
      }),
    );
  SwaggerModule.setup('docs', app, document, { jsonDocumentUrl: 'openapi.json' });
}

/** Adds the common parts of all operations of a kind, so that no controller has to repeat them. */
function complete(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
  for (const { properties = {} } of Object.values(schemas)) {
    for (const [name, property] of Object.entries(properties)) properties[name] = inferFromExample(property);
  }
  addTranslation(REFUSAL, schemas);
  addTranslation(REFUSAL.properties.errors.items, schemas);
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path as Record<string, Operation>)) {
      completeOperation(operation, schemas);
    }
  }
  // Every response contains its fields, so that no schema refers to it.
  const referenced = Object.entries(schemas).filter(([name]) => name !== Translation.name);
  document.components = {
    ...document.components,
    schemas: { ...Object.fromEntries(referenced), Refusal: REFUSAL as never },
  };
  return document;
}

function completeOperation(operation: Operation, schemas: Record<string, JsonSchema>): void {
  operation.security ??= [];
  for (const [status, response] of Object.entries(operation.responses)) {
    if (status.startsWith('2')) completeSuccess(response, schemas);
  }
  const add = (names: CodeName[], http: number = CODES[defined(names[0], 'names')].http): void => {
    operation.responses[String(http)] ??= refusal(names);
  };
  if (operation.security.length > 0) {
    add(['UNAUTHENTICATED']);
    add(['FORBIDDEN']);
  }
  if (operation.requestBody || operation.parameters?.some((parameter) => parameter.in !== 'header'))
    add(['INVALID']);
  if (operation.requestBody) {
    add(['INVALID'], 413);
    add(['INVALID'], 415);
  }
  add(['TOO_MANY']);
  add(['ERROR']);
  add(['UNAVAILABLE']);
}

function completeSuccess(response: Response, schemas: Record<string, JsonSchema>): void {
  response.description ||= 'Done.';
  const json = response.content?.['application/json'];
  if (!json?.schema) return;
  if (json.schema.properties?.['message']) addTranslation(json.schema, schemas);
  json.example = exampleOf(json.schema, schemas, json.example);
}

/** Adds the fields that translate the `message` of a schema. */
function addTranslation(schema: JsonSchema, schemas: Record<string, JsonSchema>): void {
  schema.properties = { ...schema.properties, ...schemas[Translation.name]?.properties };
}

/** The response of refusals, with their codes. */
export function refusal(names: readonly CodeName[]): Response {
  const { code, status } = CODES[defined(names[0], 'names')];
  return {
    description: names.map((name) => `${CODES[name].code} ${CODES[name].status}`).join(', '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        example: { code, status, message: 'Says what to do.', data: null },
      },
    },
  };
}

const REFUSAL = {
  type: 'object',
  required: ['code', 'status', 'message', 'data'],
  properties: {
    code: { type: 'integer', description: 'One of the codes of this API.', examples: [1001] },
    status: { type: 'string', examples: ['INVALID'] },
    message: {
      type: 'string',
      description: 'A text for the user that states what to do.',
      examples: ['Please enter a valid email address'],
    },
    data: {
      description:
        'Data for the caller, such as seconds to wait, alternative cars or a new quote. Usually null.',
      examples: [null],
    },
    errors: {
      type: 'array',
      description: 'Present if fields are invalid.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: {
          field: { type: 'string', examples: ['email'] },
          message: { type: 'string', examples: ['Please enter a valid email address'] },
        },
      },
      examples: [[{ field: 'email', message: 'Please enter a valid email address' }]],
    },
  },
};
