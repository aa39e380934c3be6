import type { StaffPaymentsRequest, StaffPaymentsResponse } from '@app/contracts/payments/staff-payments'
import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { askPayments } from './ask-payments.ts'
import { PurchaseList } from './purchase-list.tsx'

type Found = { readonly email: string; readonly answer: StaffPaymentsResponse; readonly atMs: number }

function usePayments() {
  const config = usePageConfig()
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)

  /** True when it was done and announced. */
  async function act(wish: StaffPaymentsRequest, said?: string): Promise<boolean> {
    setWorking(true)
    const asked = await askPayments(config, wish)
    setWorking(false)
    setProblem(asked.kind === 'refused' ? asked.message : null)
    if (asked.kind === 'refused') return false
    setFound({ email: wish.email, answer: asked.answer, atMs: Date.now() })
    if (said) toast.success(said)
    return true
  }
  return { found, problem, setProblem, isWorking, act }
}

/** On a phone any login opens the dashboard: travellers without the role are told so instead of being refused later. */
export function PaymentsPanel() {
  const { isSupport } = useAdmin()
  return (
    <section aria-labelledby="payments" className="pt-4">
      <h2 id="payments" className="text-title">
        {text('payments.title')}
      </h2>
      {isSupport ? <Search /> : <p className="mt-5 text-soft">{text('payments.team')}</p>}
    </section>
  )
}

/** Customers who write to support are found by their address. */
function Search() {
  const { found, problem, setProblem, isWorking, act } = usePayments()

  async function find(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email')
    const isRight = field instanceof HTMLInputElement && field.value.trim() !== '' && field.validity.valid
    if (!isRight) return setProblem(text('payments.bad-email'))
    await act({ action: 'find', email: field.value.trim() })
  }

  return (
    <>
      <form
        className="mt-5 flex max-w-2xl flex-wrap items-start gap-4"
        noValidate
        onSubmit={(event) => void find(event)}
      >
        <div className="min-w-64 flex-1">
          <Field id="payer" label={text('payments.email')} hint={text('payments.hint')} error={problem}>
            <Input
              id="payer"
              name="email"
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              aria-invalid={problem !== null}
              aria-describedby={describedBy('payer', true, problem !== null)}
            />
          </Field>
        </div>
        <Button type="submit" className="sm:mt-7.75" isBusy={isWorking}>
          {text('payments.find')}
        </Button>
      </form>
      <div aria-live="polite" aria-busy={isWorking}>
        {found && (
          <PurchaseList
            {...found}
            isWorking={isWorking}
            onRefund={(purchase) =>
              act({ action: 'refund', email: found.email, purchase }, text('payments.refunded.said'))
            }
            onDiscount={() => {
              const { email } = found
              void act({ action: 'discount', email }, text('payments.discounted', { email }))
            }}
          />
        )}
      </div>
    </>
  )
}
