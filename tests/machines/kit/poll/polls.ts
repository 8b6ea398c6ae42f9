/** The samples of a poll for `describeTransitionCoverage`: the page shown and hidden, the network back, a response. */
export function pollSamples<Answer>(answer: Answer) {
  return {
    starts: { 'no jitter': () => ({ random: () => 0 }) },
    callbacks: ['watchVisibilityAndNetwork'],
    calls: { request: { outputs: [answer] } },
    events: {
      'document.visible': [{ type: 'document.visible' }],
      'document.hidden': [{ type: 'document.hidden' }],
      'network.online': [{ type: 'network.online' }],
    },
  } as const;
}
