import { Component, type ReactNode } from 'react';
import { forgetFailedPages } from '#app/loadedPages.ts';
import { ErrorScreen } from '#app/shell/ErrorScreen.tsx';
import { release } from '#lib/missingFiles.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/**
 * Shows the error screen instead of a white page, whether a page's code could not be fetched or failed itself.
 * A retry of what could not be fetched is judged, as it may be gone for good; any other that fails as well starts the
 * app anew.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean; retried: boolean }> {
  // no class fields: old browsers get them by code that weighs more than this component
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { failed: false, retried: false };
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { failed, retried } = this.state;
    if (!failed) return this.props.children;
    const retry = async () => {
      if (forgetFailedPages() && release.judge) await release.judge();
      else if (retried && navigator.onLine) return window.location.reload();
      this.setState({ failed: false, retried: true });
    };
    return <ErrorScreen onRetry={() => void retry()} />;
  }
}
