/** The input of the release machine. */
export interface ReleaseInput {
  /** the running build, as a name that is only compared */
  build: string;
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
