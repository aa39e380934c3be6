import { usePageConfig } from '../../api/page-config.tsx'
import { useStoredValue } from '../../device/storage/use-stored-value.ts'
import { useProfile } from '../../entities/traveller/profile/use-profile.ts'
import { Button } from '../../ui/button.tsx'
import { CONTROL, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import {
  BUDGET_CURRENCIES,
  BUDGET_KEY,
  BUDGET_LINES,
  isBudgetCurrency,
  isUntouched,
  type BudgetSheet,
  LINE_NAMES,
  type LineName,
  readSheet,
} from './budget-sheet.ts'
import { ownFiguresText as text } from './own-figures-text.ts'
import { minorUnitsOf } from './typed-amount.ts'
import { UsualPrices } from './usual-prices.tsx'

export function Budget() {
  const [kept, setSheet] = useStoredValue(BUDGET_KEY, readSheet)
  const { profile } = useProfile()
  const sheet = isUntouched(kept) && isBudgetCurrency(profile.currency) ? { ...kept, currency: profile.currency } : kept
  const change = (changes: Partial<BudgetSheet>): void => setSheet({ ...sheet, ...changes })
  return (
    <>
      <noscript>
        <p className="mb-6 border-s-2 border-sun-deep ps-4">{text('no-script')}</p>
      </noscript>
      <div className="flex flex-wrap gap-3 *:min-w-[4.5rem] *:flex-1 *:last:min-w-[6.5rem]">
        <WholeNumber name="days" value={sheet.days} onChange={(days) => change({ days })} />
        <WholeNumber name="people" value={sheet.people} onChange={(people) => change({ people })} />
        <Field id="currency" label={text('currency')}>
          <Select
            id="currency"
            value={sheet.currency}
            onChange={({ currentTarget: { value } }) => change({ currency: value })}
            options={BUDGET_CURRENCIES.map((code) => ({ value: code, label: code }))}
          />
        </Field>
      </div>
      <UsualPrices sheet={sheet} fill={(amounts) => change({ amounts: { ...sheet.amounts, ...amounts } })} />
      <ul className="mt-6 border-t border-line">
        {LINE_NAMES.map((name) => (
          <Line
            key={name}
            name={name}
            sheet={sheet}
            onChange={(typed) => change({ amounts: { ...sheet.amounts, [name]: typed } })}
          />
        ))}
      </ul>
      <div className="mt-4 flex items-center justify-between">
        <p className="chart-label text-moss">{text('kept')}</p>
        <Button variant="ghost" size="sm" onClick={() => change({ amounts: {} })}>
          {text('clear')}
        </Button>
      </div>
    </>
  )
}

type NumberProps = {
  readonly name: 'days' | 'people'
  readonly value: number
  readonly onChange: (count: number) => void
}

function WholeNumber({ name, value, onChange }: NumberProps) {
  return (
    <Field id={name} label={text(name)}>
      <Input
        id={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={365}
        value={value}
        className="tabular-nums"
        onChange={({ currentTarget: { valueAsNumber } }) => {
          if (Number.isInteger(valueAsNumber) && valueAsNumber >= 1 && valueAsNumber <= 365) onChange(valueAsNumber)
        }}
      />
    </Field>
  )
}

type LineProps = { readonly name: LineName; readonly sheet: BudgetSheet; readonly onChange: (typed: string) => void }

/** A line of a ledger: item, multiplier, amount. */
function Line({ name, sheet, onChange }: LineProps) {
  const { locale } = usePageConfig()
  const typed = sheet.amounts[name] ?? ''
  const isWrong = minorUnitsOf(typed, sheet.currency) === null
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
        <label htmlFor={name} className="flex-[1_1_9rem]">
          <span className="block leading-tight font-semibold">{text(`line.${name}`)}</span>
          <span className="chart-label text-soft">{text(`basis.${BUDGET_LINES[name]}`)}</span>
        </label>
        <input
          id={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          placeholder={new Intl.NumberFormat(locale).format(0)}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${name}-error` : undefined}
          onChange={({ currentTarget: { value } }) => onChange(value)}
          className={`${CONTROL} w-30 text-end tabular-nums`}
        />
      </div>
      {isWrong && (
        <p id={`${name}-error`} role="alert" className="mt-1 text-end text-small font-medium text-signal">
          {text('problem.amount')}
        </p>
      )}
    </li>
  )
}
