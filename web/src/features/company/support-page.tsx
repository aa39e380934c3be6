import { Link } from 'react-router'

import { LEGAL_ENTITY } from '../../entities/company/legal-entity.ts'
import { supportText as text } from './company-text.ts'
import { MailComposer } from './mail-composer.tsx'
import { ServerStatus } from './server-status.tsx'

const WAYS = {
  search: '/help-center',
  chat: '/chat-with-us',
  person: '/chat-with-us?person=1',
  claim: '/flight-compensation',
  refund: '/refund-policy',
} as const

export function SupportPage() {
  return (
    <div className="page-width py-10 lg:py-16">
      <h1 className="text-display">{text('heading')}</h1>
      <p className="mt-4 max-w-[56ch] text-lead text-soft">{text('lead')}</p>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[22rem_1fr]">
        <div className="grid content-start gap-10">
          <section aria-labelledby="ways">
            <h2 id="ways" className="chart-label caps font-sans text-soft">
              {text('ways.title')}
            </h2>
            <ol className="mt-3 divide-y divide-line border-t border-line">
              {(Object.keys(WAYS) as (keyof typeof WAYS)[]).map((way) => (
                <li key={way}>
                  <Link to={WAYS[way]} className="group block py-3.5 text-ink no-underline">
                    <span className="block font-semibold group-hover:text-tide group-hover:underline">
                      {text(`way.${way}`)}
                    </span>
                    <span className="text-small text-soft">{text(`way.${way}.text`)}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </section>
          <ServerStatus />
          <p className="text-small text-soft">{text('mail.urgent')}</p>
        </div>
        <section aria-labelledby="mail" className="max-w-[40rem]">
          <h2 id="mail" className="text-heading">
            {text('mail.title')}
          </h2>
          <p className="mt-3 mb-6 text-soft">{text('mail.text')}</p>
          {LEGAL_ENTITY.isExample && (
            <p className="mb-6 border-s-2 border-signal ps-4 text-small text-signal">
              {text('mail.example', { email: LEGAL_ENTITY.email })}
            </p>
          )}
          <MailComposer />
        </section>
      </div>
    </div>
  )
}
