import { Component, type ReactNode } from 'react'

type Props = { readonly children: ReactNode; readonly instead: ReactNode }

/** A card that cannot be drawn takes nothing else with it. */
export class CardBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
