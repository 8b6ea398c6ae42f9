/** How a poll is explored (`describeTransitionCoverage`): the page shown and hidden, the network back, an answer. */
export function pollSamples<Answer>(answer: Answer) {
  return {
    starts: { 'no jitter': () => ({ random: () => 0 }) },
    callbacks: ['watchPresence'],
    calls: { request: { outputs: [answer] } },
    events: {
      'presence.shown': [{ type: 'presence.shown' }],
      'presence.hidden': [{ type: 'presence.hidden' }],
      'network.online': [{ type: 'network.online' }],
    },
  } as const;
}
