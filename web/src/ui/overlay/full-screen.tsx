import { Modal, type ModalProps } from './radix/modal.tsx'

/** The whole screen for one thing to show to somebody else: black on white, or white on black. */
export function FullScreen(modal: ModalProps) {
  return (
    <Modal
      {...modal}
      isFirstFieldFocused={false}
      header={(title) => <div className="sr-only">{title}</div>}
      className="inset-0 border-0 bg-[light-dark(#fff,#000)]! pt-[max(3rem,var(--safe-area-inset-top,env(safe-area-inset-top)))] text-[light-dark(#000,#fff)]! data-[state=closed]:animate-vanish data-[state=open]:animate-appear"
    />
  )
}
