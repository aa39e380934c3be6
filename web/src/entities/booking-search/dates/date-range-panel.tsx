import type { CalendarDate } from '@app/domain/kernel'
import { Popover } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'

import { useLayout } from '../../../device/screen/use-layout.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { uiText as text } from '../../../ui/ui-text.ts'
import { DateRangeCalendar } from './date-range-calendar.tsx'
import { type DateSpan, isComplete, NO_DATES } from './date-span.ts'

type Props = {
  readonly anchor: RefObject<HTMLButtonElement | null>
  readonly label: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly span: DateSpan
  readonly onChange: (span: DateSpan) => void
  readonly earliest: CalendarDate | undefined
  readonly minNights: 0 | 1
}

/**
 * Two months: side by side below the field on a desktop, one below the other in a sheet on a phone. Closes when both
 * dates are chosen.
 */
export function DateRangePanel(props: Props) {
  const { span, onChange, onOpenChange, earliest, minNights } = props
  const isPhone = useLayout() === 'mobile'
  const calendar = (
    <DateRangeCalendar
      span={span}
      earliest={earliest}
      minNights={minNights}
      onPick={(next) => {
        onChange(next)
        if (isComplete(next)) onOpenChange(false)
      }}
    />
  )
  const clear = (
    <Button variant="ghost" size="sm" disabled={span.from === null} onClick={() => onChange(NO_DATES)}>
      {text('dates.clear')}
    </Button>
  )
  return isPhone ? (
    <PhoneSheet {...props} calendar={calendar} clear={clear} />
  ) : (
    <DeskPopover {...props} calendar={calendar} clear={clear} />
  )
}

type PlaceProps = Props & { readonly calendar: ReactNode; readonly clear: ReactNode }

function PhoneSheet({ anchor, label, isOpen, onOpenChange, calendar, clear }: PlaceProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={label}
      description={text('dates.text')}
      footer={clear}
      returnTo={anchor}
    >
      {calendar}
    </Dialog>
  )
}

function DeskPopover({ anchor, label, isOpen, onOpenChange, calendar, clear }: PlaceProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          // The calendar itself focuses the right day.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
          onInteractOutside={(event) => {
            // The field's own press closes it; closing here too would open it again.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          className="z-50 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-sheet border border-line bg-raised p-4 text-ink shadow-float outline-none data-[state=closed]:animate-leave data-[state=open]:animate-arrive"
        >
          {calendar}
          <div className="mt-3 flex items-center justify-between gap-6 border-t border-line pt-3">
            <p className="text-small text-soft">{text('dates.text')}</p>
            {clear}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
