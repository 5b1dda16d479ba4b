import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  readonly children: ReactNode;
  /** Called once with the error that removed the section. */
  readonly onError: (error: Error) => void;
}

/** Keeps the fault of one section from taking the page with it: the section is left out, everything else stays. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
