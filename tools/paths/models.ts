import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { filesUnder } from '#tools/filesUnder.ts';
import { purposeOf } from '#tools/flows/source.ts';

/** A model of what a person sees, as `npm run paths` lists it. */
export interface ListedModel {
  /** its export name without `Model`, such as `redPacket` */
  name: string;
  file: string;
  exported: string;
  purpose: string;
  model: AnyStateMachine;
}

/** Every model that a file under tests/models exports, sorted by name; two with the same name are an error. */
export async function listModels(): Promise<ListedModel[]> {
  const models = new Map<string, ListedModel>();
  for (const file of filesUnder('tests/models', '.ts')) {
    const module = (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, unknown>>;
    for (const [exported, model] of Object.entries(module)) {
      if (!(model instanceof StateMachine)) continue;
      const name = exported.replace(/Model$/, '');
      const known = models.get(name);
      if (known !== undefined) throw new Error(`Two models are named ${name}: in ${known.file} and ${file}`);
      models.set(name, { name, file, exported, purpose: purposeOf(file, exported), model });
    }
  }
  return [...models.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
