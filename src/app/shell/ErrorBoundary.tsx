import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '#app/shell/ErrorScreen.tsx';
import { askHost } from '#calls/network.ts';
import { isMissingFile, release } from '#lib/missingFiles.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** A part that is missing is the failure of the boundary around it. */
export function Rethrown({ error }: { error: unknown }): never {
  throw error;
}

/**
 * Shows the error screen instead of a white page, when a page's code could not be loaded or failed. Before a retry of a
 * failed load, `release.judge` checks whether the file is gone for good; another failure after a retry reloads the app.
 */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failed: boolean; missing?: boolean; retried?: boolean; busy?: boolean }
> {
  // no class fields: for old browsers they compile to more code than this component
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError(error: unknown): { failed: boolean; missing: boolean } {
    return { failed: true, missing: isMissingFile(error) };
  }

  override render(): ReactNode {
    const { failed, missing, retried, busy } = this.state;
    if (!failed) return this.props.children;
    const retry = async () => {
      this.setState({ busy: true, retried: true });
      if (missing && release.judge) await release.judge();
      else if (retried && (await askHost(new AbortController().signal).catch(() => false)))
        return window.location.reload();
      this.setState({ failed: false, busy: false });
    };
    return <ErrorScreen busy={busy} onRetry={retry} />;
  }
}
