/*
 * Safari 14.0 has no WeakRef, which the dialogs use to remember the focused elements; a strong reference replaces it,
 * because they remember only a few.
 */
if (!('WeakRef' in window))
  Object.assign(window, {
    WeakRef: class {
      private readonly target: object;
      constructor(target: object) {
        this.target = target;
      }
      deref(): object {
        return this.target;
      }
    },
  });
