/**
 * Whether the host of an address can be reached at all: its root is asked for, never the address, which may be good for
 * one visit only; what it answers cannot be read and does not matter. False only where the browser could not connect.
 * Browsers fire a frame's `load` for their own error page too, so that this is the only sign of it (Chrome).
 */
export async function hostAnswers(address: string, signal: AbortSignal): Promise<boolean> {
  const { origin } = new URL(address, window.location.href);
  let isForbidden = false;
  // the operator's own policy may forbid the question, which tells nothing about the host
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) isForbidden = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  try {
    await fetch(`${origin}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    });
    return true;
  } catch {
    // the event is a task of its own
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    return isForbidden || signal.aborted;
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}
