import type { Tables } from '@app/contracts/generated/database'

import type { Backend } from '../../api/create-backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Table } from '../../ui/table/table.tsx'
import { shortenId } from './describe-entry.ts'
import { RowsState } from './rows-state.tsx'
import { useRows } from './use-rows.ts'

const SHOWN = 50
const MICROS_PER_DOLLAR = 1_000_000

type Use = Pick<
  Tables<'model_use'>,
  'id' | 'day' | 'user_id' | 'model' | 'answers' | 'input_tokens' | 'output_tokens' | 'cost_micro_usd'
>

/** The use of language models per account, and its cost. */
export function ModelUseSection() {
  const { isAdmin } = useAdmin()
  return (
    <section aria-labelledby="model-use" className="mt-12">
      <h2 id="model-use" className="text-title">
        {text('model.title')}
      </h2>
      <div className="mt-5">{isAdmin ? <Uses /> : <p className="text-soft">{text('model.only')}</p>}</div>
    </section>
  )
}

function readUses({ from }: Backend) {
  return from('model_use')
    .select('id, day, user_id, model, answers, input_tokens, output_tokens, cost_micro_usd')
    .order('day', { ascending: false })
    .order('cost_micro_usd', { ascending: false })
    .limit(SHOWN)
}

function Uses() {
  const { locale } = usePageConfig()
  const answer = useRows<Use>(readUses)
  return (
    <RowsState answer={answer}>
      {(rows) => (
        <Table
          caption={text('model.caption')}
          rows={rows}
          rowKey={({ id }) => String(id)}
          empty={<NoneYet />}
          columns={columnsFor(locale)}
        />
      )}
    </RowsState>
  )
}

function NoneYet() {
  return (
    <EmptyState
      heading="h3"
      title={text('model.empty')}
      text={text('model.empty.text')}
      action={
        <ButtonLink to="/assistant" variant="outline">
          {text('model.empty.ask')}
        </ButtonLink>
      }
    />
  )
}

function columnsFor(locale: string) {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(locale)
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
  const counted = (id: 'answers' | 'input_tokens' | 'output_tokens') => ({
    id,
    label: text(`model.${id}`),
    isNumeric: true,
    cell: (use: Use) => numbers.format(use[id]),
    sortValue: (use: Use) => use[id],
  })
  return [
    {
      id: 'day',
      label: text('model.day'),
      cell: ({ day }: Use) => <time dateTime={day}>{days.format(Date.parse(day))}</time>,
      sortValue: ({ day }: Use) => day,
    },
    {
      id: 'account',
      label: text('model.account'),
      cell: ({ user_id }: Use) => (user_id === null ? text('model.guests') : shortenId(user_id)),
    },
    { id: 'model', label: text('model.name'), cell: ({ model }: Use) => model, sortValue: ({ model }: Use) => model },
    counted('answers'),
    counted('input_tokens'),
    counted('output_tokens'),
    {
      id: 'cost',
      label: text('model.cost'),
      isNumeric: true,
      cell: ({ cost_micro_usd }: Use) => dollars.format(cost_micro_usd / MICROS_PER_DOLLAR),
      sortValue: ({ cost_micro_usd }: Use) => cost_micro_usd,
    },
  ]
}
