import type { GenericSchema } from 'valibot';
import { stringify } from 'yaml';
import { TIME_LIMIT_MS } from '#lib/timeLimit.ts';
import { contract, domains, type CallName } from '#api/contract/contract.ts';
import { envelope } from '#api/contract/envelope.ts';
import { documented } from '#tools/contract/check/steps.ts';
import { examples, type Example } from './examples.ts';
import { jsonSchema, namedSchemas } from './schemas.ts';

type Json = Record<string, unknown>;

/** The domains of the contract, as the description groups their calls. */
export const tags: Readonly<Record<keyof typeof domains, { name: string; description: string }>> = {
  site: { name: 'Site', description: 'The data of a visitor’s first screen.' },
  session: { name: 'Session', description: 'Login, registration and the member.' },
  account: { name: 'Account', description: 'Settings, payout accounts, notices and VIP levels.' },
  games: { name: 'Games', description: 'Lists of games, their addresses, and the lottery’s wallet.' },
  promotions: { name: 'Promotions', description: 'Promotions, the agent application and red packets.' },
  assets: { name: 'Assets', description: 'Records, platforms, transfers and rebates.' },
  money: { name: 'Deposit and withdrawal', description: 'Ways to pay, deposits and withdrawals.' },
  playerProtection: {
    name: 'Player protection',
    description: 'An optional extension.',
  },
};

const ref = (name: string) => ({ $ref: `#/components/${name}` });

/** A text of the contract without the numbers of the decisions, which mean nothing to outsiders. */
export const plain = (text: string) => text.replaceAll(/ \(D\d+\)/g, '');

/** The description of the contract: OpenAPI 3.1 as YAML. */
export async function openApi(): Promise<string> {
  const known = await examples();
  const paths: Record<string, Json> = {};
  for (const [domain, calls] of Object.entries(domains)) {
    for (const name of Object.keys(calls) as CallName[]) {
      const [method = '', path = ''] = name.split(' ');
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: operation(name, tags[domain as keyof typeof domains].name, known.get(name)),
      };
    }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Flowplay backend',
      version: '1.0.0',
      description: `The calls that a backend of the site has to serve. Each answer is an envelope of code, message and data. A request without an answer within ${TIME_LIMIT_MS / 1000} s has failed. README.md beside this file has the rules that a schema cannot express.`,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/', description: 'The origin of the site, or the one it was built for.' }],
    tags: Object.values(tags),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The api_token of login or registration.' },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description:
            'New for each intent of the member, the same for its retries: the intent takes effect once. The backend keeps the answer per member, call and key for at least 24 hours, refusals included. A replay gets the stored answer with the same status and waits for it while the first request is still being processed. The same key with another body is refused. README.md beside this file says more.',
          schema: { type: 'string', format: 'uuid' },
          example: '7d9f1c52-3c41-4c5e-9c0a-5f0d1f6f2b11',
        },
      },
      responses: {
        Refusal: {
          description:
            'A refusal: any code other than success, in an answer with HTTP 200, 4xx or 5xx. The member sees the message.',
          content: {
            'application/json': {
              schema: ref('schemas/Refusal'),
              example: { code: 400, message: '余额不足', data: null },
            },
          },
        },
        Ended: {
          description: 'No session, or one that has ended: code 401, or HTTP 401 without a code.',
          content: {
            'application/json': {
              schema: ref('schemas/Refusal'),
              example: { code: 401, message: '您的账号登陆过期，请重新登陆', data: null },
            },
          },
        },
      },
      schemas: { Refusal: refusal(), ...namedSchemas() },
    },
  };
  return plain(stringify(document, { aliasDuplicateObjects: false, lineWidth: 110, singleQuote: true }));
}

/** The envelope of a refusal, whose data is not read. */
function refusal(): Json {
  const { properties, ...schema } = jsonSchema(envelope) as Json & { properties: Json };
  return { ...schema, properties: { ...properties, data: { description: 'Not read.' } } };
}

function operation(name: CallName, tag: string, example: Example | undefined): Json {
  const call = documented(name);
  const { summary, member, query, body, multipart, idempotent, optional } = call;
  const parameters = [
    ...queryParameters(query, example),
    ...(idempotent === true ? [ref('parameters/IdempotencyKey')] : []),
  ];
  const notes = [
    call.description,
    call.message === undefined ? undefined : `The message of success carries the ${call.message}.`,
    optional === true ? 'A backend may omit this call.' : undefined,
  ].filter((note) => note !== undefined);
  return {
    operationId: operationId(name),
    tags: [tag],
    summary,
    ...(notes.length > 0 && { description: notes.join(' ') }),
    security: member ? [{ session: [] }] : [{}],
    ...(parameters.length > 0 && { parameters }),
    ...(name.startsWith('POST') && { requestBody: requestBody(body, multipart, example) }),
    responses: {
      200: {
        description: `Success: code ${call.success ?? 200}.`,
        content: {
          'application/json': {
            schema: success(call.success ?? 200, call.data, call.message),
            ...(example !== undefined && { example: example.answer }),
          },
        },
      },
      ...(member && { 401: ref('responses/Ended') }),
      '4XX': ref('responses/Refusal'),
      default: ref('responses/Refusal'),
    },
  };
}

/** The operation id of a call: `POST /api/game/list` is `gameList`. */
function operationId(name: CallName): string {
  const [method = '', path = ''] = name.split(' ');
  const words = path.replace('/api/', '').split(/\W|_/);
  const id = words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  const isTwice = `${method === 'GET' ? 'POST' : 'GET'} ${path}` in contract;
  return isTwice ? `${method.toLowerCase()}${id.charAt(0).toUpperCase()}${id.slice(1)}` : id;
}

function queryParameters(query: GenericSchema | undefined, example: Example | undefined): Json[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([field, { description, ...schema }]) => ({
    name: field,
    in: 'query',
    required: required.includes(field),
    ...(description !== undefined && { description }),
    schema,
    ...(example?.query?.[field] !== undefined && { example: parsed(example.query[field]) }),
  }));
}

/** A value of a query with the type of its schema: numbers are numbers. */
function parsed(text: string): unknown {
  return /^\d+$/.test(text) ? Number(text) : text;
}

function requestBody(
  body: GenericSchema | undefined,
  multipart: true | undefined,
  example: Example | undefined,
) {
  const schema = body === undefined ? { type: 'object', description: 'Empty.' } : jsonSchema(body);
  const type = multipart === true ? 'multipart/form-data' : 'application/json';
  const shown = multipart !== true && example?.body !== undefined ? { example: example.body } : {};
  return { required: true, content: { [type]: { schema, ...shown } } };
}

function success(code: number, data: GenericSchema, message: string | undefined): Json {
  return {
    type: 'object',
    properties: {
      code: { const: code },
      message: {
        type: 'string',
        ...(message !== undefined && { minLength: 1, description: `The ${message}.` }),
      },
      data: jsonSchema(data),
    },
    required: ['code', ...(message === undefined ? [] : ['message']), ...(needsData(data) ? ['data'] : [])],
  };
}

/** Whether a success needs data: not if the data is not read, nor if it may be null. */
function needsData(data: GenericSchema): boolean {
  return data.type !== 'unknown' && data.type !== 'nullish';
}
