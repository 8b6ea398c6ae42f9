/*
 * Safari 14.0 has no WeakRef, with which the dialogs remember where the focus was; there a common reference does, as
 * they remember few.
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
