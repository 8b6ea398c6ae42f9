/** The roles by which elements are found. */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'button'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'radio'
  | 'status'
  | 'tab'
  | 'textbox';

/**
 * One browser window with the site, driven as a user would: every operation waits for its element. Each engine has its
 * own implementation.
 */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** presses the first visible element with this role whose accessible name equals or matches `name` */
  press: (role: Role, name: string | RegExp) => Promise<void>;
  /** types into an empty text field, key by key */
  type: (field: string, text: string) => Promise<void>;
  sees: (role: Role, name: string | RegExp) => Promise<void>;
  /** waits until the text is anywhere on the page */
  reads: (text: string | RegExp) => Promise<void>;
  /** runs a self-contained function in the page, with JSON arguments */
  run: <Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** the addresses of all windows, the first window's first */
  windows: () => Promise<string[]>;
  /** a screenshot of the window, as PNG */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A running browser; each window it opens has a fresh storage. */
export interface Engine {
  newDriver: () => Promise<Driver>;
  close: () => Promise<void>;
}
