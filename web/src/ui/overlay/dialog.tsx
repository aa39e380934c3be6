import { useLayout } from '../../device/screen/use-layout.ts'
import { Modal, type ModalProps } from './radix/modal.tsx'
import { useDragToClose } from './radix/use-drag-to-close.ts'

const WIDTHS = { sm: 'max-w-md', default: 'max-w-xl', lg: 'max-w-3xl' } as const

export type DialogProps = ModalProps & { readonly size?: keyof typeof WIDTHS }

/** Centred on a desktop; on a phone a sheet from the bottom that can be swiped away. */
export function Dialog({ size = 'default', ...modal }: DialogProps) {
  return useLayout() === 'mobile' ? <BottomSheet {...modal} /> : <Centred size={size} {...modal} />
}

function Centred({ size = 'default', ...modal }: DialogProps) {
  return (
    <Modal
      {...modal}
      isFirstFieldFocused
      header={(title) => title}
      className={`inset-0 m-auto h-fit max-h-[min(85dvh,48rem)] w-[calc(100%-2rem)] rounded-sheet data-[state=closed]:animate-leave data-[state=open]:animate-arrive ${WIDTHS[size]}`}
    />
  )
}

function BottomSheet(modal: ModalProps) {
  const { panel, handle } = useDragToClose(() => modal.onOpenChange(false))
  return (
    <Modal
      {...modal}
      panel={panel}
      isFirstFieldFocused={false}
      header={(title) => (
        <div className="cursor-grab touch-none select-none" {...handle}>
          <div className="mx-auto mt-2.5 h-1 w-9 rounded-control bg-edge" aria-hidden="true" />
          {title}
        </div>
      )}
      className="inset-x-0 bottom-0 max-h-[88dvh] rounded-t-sheet border-x-0 border-b-0 pb-[var(--safe-area-inset-bottom,env(safe-area-inset-bottom))] transition-[translate] duration-200 data-[dragging]:transition-none data-[state=closed]:animate-sink data-[state=open]:animate-rise"
    />
  )
}
