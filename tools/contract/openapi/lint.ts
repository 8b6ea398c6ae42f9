import { createConfig, lintFromString } from '@redocly/openapi-core';

/** The problems that the OpenAPI linter finds in a description, one per line. */
export async function lintProblems(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.yaml', config });
  return problems.map(({ ruleId, message, location: [place] }) => {
    const pointer = place !== undefined && 'pointer' in place ? (place.pointer ?? '') : '';
    return `${ruleId} ${pointer}: ${message}`;
  });
}
