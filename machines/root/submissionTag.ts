/** States in which money may be on its way carry this tag: their page is let finish when it is left (design, Pages' actors). */
export const SUBMISSION_TAG = 'submission';
