import { Modal, type ModalProps } from './radix/modal.tsx'

const SIDES = {
  start: 'start-0 border-s-0 border-y-0 [--side-away:-100%] rtl:[--side-away:100%]',
  end: 'end-0 border-e-0 border-y-0 [--side-away:100%] rtl:[--side-away:-100%]',
} as const

export type SheetProps = ModalProps & { readonly side?: keyof typeof SIDES }

/** A side panel for reference or settings beside the page. */
export function Sheet({ side = 'end', ...modal }: SheetProps) {
  return (
    <Modal
      {...modal}
      isFirstFieldFocused={false}
      header={(title) => title}
      className={`inset-y-0 w-[min(26rem,88vw)] pt-[var(--safe-area-inset-top,env(safe-area-inset-top))] data-[state=closed]:animate-exit-side data-[state=open]:animate-enter-side ${SIDES[side]}`}
    />
  )
}
