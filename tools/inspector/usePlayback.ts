import { useEffect, useRef, useState } from 'react';

/** The minimum and maximum time for which a step is shown, in ms. */
const SHORTEST_MS = 250;
const LONGEST_MS = 1500;

/** Plays the steps of a session at about their original speed, until the end or until it is stopped. */
export function usePlayback(times: readonly number[], step: number, goTo: (step: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const go = useRef(goTo);
  useEffect(() => {
    go.current = goTo;
  });
  const isAtEnd = step >= times.length;
  const pause = (times[step] ?? 0) - (times[step - 1] ?? 0);
  useEffect(() => {
    if (!isPlaying || isAtEnd) return;
    const timer = window.setTimeout(
      () => go.current(step + 1),
      Math.min(LONGEST_MS, Math.max(SHORTEST_MS, pause)),
    );
    return () => window.clearTimeout(timer);
  }, [isPlaying, isAtEnd, step, pause]);

  const toggle = () => {
    if (isPlaying && !isAtEnd) return setPlaying(false);
    if (isAtEnd) goTo(1);
    setPlaying(true);
  };
  return { isPlaying: isPlaying && !isAtEnd, toggle };
}
