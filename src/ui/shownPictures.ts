/** Addresses of pictures that the page showed before the app was there: they stand at once instead of fading in. */
export const shownPictures = new Set<string>();
