/** The input of the release machine; its functions are called at the moment they matter. */
export interface ReleaseInput {
  /** the running build, as a name that is only compared */
  build: string;
  /** something is typed that a reload would lose, on this page or on a kept one */
  hasTyped: () => boolean;
  /** a submission is in progress */
  isSubmitting: () => boolean;
  /** no reload was made for this build yet, so that reloads cannot loop */
  mayReload: (build: string) => boolean;
}

/** What the machine is told. */
export type ReleaseEvent =
  /** a file of the build could not be loaded; `wanted`: the person is waiting for it */
  | { type: 'file.missing'; wanted: boolean }
  /** the person retries what could not be loaded */
  | { type: 'retry.pressed' }
  | { type: 'update.pressed' }
  | LocationEvent;

/** Sent when another page is in the address bar. */
export interface LocationEvent {
  type: 'location.changed';
}
