/**
 * The tag of states in which money may be in transit: a page that is left in such a state finishes first (design,
 * Pages' actors).
 */
export const SUBMISSION_TAG = 'submission';
