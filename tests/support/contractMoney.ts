import type { GenericSchema } from 'valibot';
import { contract, type CallName } from '#api/contract/contract.ts';
import { amount } from '#api/contract/fields.ts';

/** A place in an answer's data: names of fields, `*` for each item of a list. */
export type Place = readonly string[];

/** The parts of a schema that tell its shape. */
interface Shape {
  type: string;
  pipe?: readonly GenericSchema[];
  wrapped?: GenericSchema;
  item?: GenericSchema;
  entries?: Readonly<Record<string, GenericSchema>>;
  options?: readonly (GenericSchema | string | number)[];
  literal?: unknown;
  getter?: (input: unknown) => GenericSchema;
}

const shapeOf = (schema: GenericSchema) => schema as unknown as Shape;

/** The schema without what may be absent and without what is only said about it. */
function bare(schema: GenericSchema): GenericSchema {
  const { wrapped, pipe, getter } = shapeOf(schema);
  if (schema === amount) return schema;
  if (wrapped !== undefined) return bare(wrapped);
  if (getter !== undefined) return bare(getter({}));
  return pipe?.[0] !== undefined && pipe[0] !== schema ? bare(pipe[0]) : schema;
}

/** The places of the amounts in data of this schema. */
function placesIn(schema: GenericSchema): Place[] {
  const found = bare(schema);
  if (found === amount) return [[]];
  const { item, entries, type, options } = shapeOf(found);
  if (item !== undefined) return placesIn(item).map((place) => ['*', ...place]);
  if (entries !== undefined)
    return Object.entries(entries).flatMap(([name, entry]) =>
      placesIn(entry).map((place) => [name, ...place]),
    );
  return type === 'union' && options !== undefined ? placesIn(options[0] as GenericSchema) : [];
}

/** The places of every amount of every answer, by call: a new field of the contract is one of them by itself. */
export const moneyPlaces = Object.fromEntries(
  Object.entries(contract)
    .map(([name, { data }]) => [name, placesIn(data)] as const)
    .filter(([, places]) => places.length > 0),
) as Readonly<Partial<Record<CallName, Place[]>>>;

/** Data of this schema with every field, lists with one item, and 1.00 for every amount. */
export function sampleOf(schema: GenericSchema): unknown {
  const found = bare(schema);
  if (found === amount) return '1.00';
  const { type, item, entries, options, literal } = shapeOf(found);
  if (item !== undefined) return [sampleOf(item)];
  if (entries !== undefined)
    return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, sampleOf(entry)]));
  if (type === 'picklist') return options?.[0];
  if (type === 'literal') return literal;
  // a union is a text or a number, or an object of several kinds
  if (type === 'union') return sampleOf(options?.[0] as GenericSchema);
  return type === 'number' ? 1 : type === 'boolean' ? true : '1';
}

/** Data with this value in the place of its amounts; undefined removes the field. */
export function withMoney(data: unknown, places: readonly Place[], value: unknown): unknown {
  return places.reduce((changed, place) => put(changed, place, value), data);
}

function put(data: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '*') return Array.isArray(data) ? data.map((item) => put(item, rest, value)) : data;
  if (typeof data !== 'object' || data === null) return data;
  const fields = data as Record<string, unknown>;
  if (rest.length > 0 && fields[name] == null) return data;
  return { ...fields, [name]: put(fields[name], rest, value) };
}
