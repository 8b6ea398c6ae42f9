/** The time after which whatever the app waits for has failed, in ms (spec 1 §9, D70). */
export const TIME_LIMIT_MS = 30_000;
