import { clockTime } from './EventLog.tsx';

interface PositionProps {
  /** the number of external events that have been replayed */
  step: number;
  steps: number;
  /** ms since the start, of the last replayed event */
  time: number;
  /** follows the end of the log */
  isAtEnd: boolean;
  onStep: (step: number) => void;
  onEnd: () => void;
  /** it is playing */
  isPlaying: boolean;
  onPlay: () => void;
}

/** The shown moment of the session, with controls to step through the external events. */
export function Position({ step, steps, time, isAtEnd, isPlaying, ...on }: PositionProps) {
  return (
    <footer className="position" aria-label="Moment">
      <button type="button" disabled={step <= 1} onClick={() => on.onStep(1)}>
        First
      </button>
      <button type="button" disabled={step <= 1} onClick={() => on.onStep(step - 1)}>
        ◀ Back
      </button>
      <button
        type="button"

        disabled={step >= steps}
        onClick={() => on.onStep(step + 1)}
      >
        Next ▶
      </button>
      <button type="button" aria-pressed={isPlaying} disabled={steps === 0} onClick={on.onPlay}>
        {isPlaying ? 'Stop' : 'Play'}
      </button>
      <input
        type="range"
        aria-label="Step"
        min={Math.min(1, steps)}
        max={steps}
        value={step}
        disabled={steps === 0}
        onChange={(event) => on.onStep(Number(event.target.value))}
      />
      <output>
        {clockTime(time)} · step {step} of {steps}
      </output>
      <button type="button" aria-pressed={isAtEnd} onClick={on.onEnd}>
        Follow the end
      </button>
    </footer>
  );
}
