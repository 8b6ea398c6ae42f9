import { Component, type ReactNode } from 'react';
import { forgetFailedPages } from '#app/loadedPages.ts';
import { ErrorScreen } from '#app/shell/ErrorScreen.tsx';

/**
 * Shows the error screen instead of a white page, whether a page's code could not be fetched or failed itself.
 * A retry that fails as well starts the app anew: its files may have been replaced by a newer build's.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  #retried = false;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  readonly #retry = () => {
    forgetFailedPages();
    if (this.#retried && navigator.onLine) {
      window.location.reload();
      return;
    }
    this.#retried = true;
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? <ErrorScreen onRetry={this.#retry} /> : this.props.children;
  }
}
