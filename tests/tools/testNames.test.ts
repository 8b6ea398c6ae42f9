import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { filesUnder } from '#tools/filesUnder.ts';

/** Whether a file puts something in the place of a module. */
function replacesModules(file: string): boolean {
  let found = false;
  new Visitor({
    MemberExpression: ({ object, property }) => {
      if (object.type === 'Identifier' && object.name === 'vi' && property.type === 'Identifier')
        found ||= property.name === 'mock' || property.name === 'hoisted';
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

test('a test that replaces modules says by its name that it needs a worker of its own', () => {
  const files = [...filesUnder('tests', '.test.ts'), ...filesUnder('tests', '.test.tsx')];
  const replacing = files.filter(replacesModules);
  expect(replacing.length).toBeGreaterThan(10);
  // a mock in a worker that other tests share would reach them, or come too late
  expect(replacing.filter((file) => !/\.(isolated|jsdom)\./.test(file))).toEqual([]);
});
