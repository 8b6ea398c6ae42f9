/** URLs of the pictures in the prerendered page, which must not fade in again after the app has mounted. */
export const shownPictures = new Set<string>();
