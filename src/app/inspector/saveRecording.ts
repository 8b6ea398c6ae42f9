import { recordingName, type Recording } from '#app/inspector/recording.ts';

/** Downloads a recording as a file. */
export function saveRecording(recording: Recording): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(recording)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = recordingName(recording);
  link.click();
  URL.revokeObjectURL(address);
}
