import type { ComponentProps, ReactNode } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/form/select.tsx'

type Props = {
  readonly title: string
  readonly action: string
  readonly isDisabled: boolean
  readonly children: ReactNode
}

/** Fields above the perforation, the stub with the button below it. */
export function SearchTicket({ title, action, isDisabled, children }: Props) {
  return (
    <fieldset className="@container flex min-w-0 flex-col rounded-sheet border border-line bg-raised">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="px-5 pt-4 font-display text-title lg:px-7 lg:pt-6">
        {title}
      </p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 px-5 pt-3 pb-5 lg:px-7 lg:pb-6">{children}</div>
      <div className="mt-auto border-t-2 border-dotted border-edge px-5 py-4 lg:px-7 lg:py-5">
        <Button type="submit" disabled={isDisabled} className="w-full">
          {action}
        </Button>
      </div>
    </fieldset>
  )
}

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => ({ value: String(count), label: String(count) }))

/** One to eight, as the home page's cards allow. */
export function CountSelect(props: Omit<ComponentProps<typeof Select>, 'options'>) {
  return <Select {...props} options={COUNTS} />
}
