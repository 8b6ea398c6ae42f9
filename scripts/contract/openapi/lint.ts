import { createConfig, lintFromString } from '@redocly/openapi-core';

/** What the OpenAPI linter finds in a description: each problem in a line. */
export async function lintProblems(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.yaml', config });
  return problems.map(({ ruleId, message, location: [place] }) => {
    const pointer = place !== undefined && 'pointer' in place ? (place.pointer ?? '') : '';
    return `${ruleId} ${pointer}: ${message}`;
  });
}
