import { clockTime } from '#app/inspector/page/EventLog.tsx';

interface PositionProps {
  /** how many events of the outside world have been played */
  step: number;
  steps: number;
  /** ms since the start, of the last one played */
  time: number;
  /** the end is followed */
  isAtEnd: boolean;
  onStep: (step: number) => void;
  onEnd: () => void;
  /** it goes from step to step by itself */
  isPlaying: boolean;
  onPlay: () => void;
}

/** The moment of the session that is looked at: step by step through what the outside world did. */
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
