import { useLocation } from 'react-router'

import { useLayout } from '../../device/screen/use-layout.ts'
import { today } from '../../device/today.ts'
import { BRAND } from '../../entities/company/brand.ts'
import { LEGAL_ENTITY } from '../../entities/company/legal-entity.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { FoldedLinks, LinkList } from './link-list.tsx'
import { navigationText as text } from './navigation-text.ts'
import { SocialLinks } from './social-links.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { TOOL_GROUPS } from './tool-groups.ts'

/** Names, not logos, which are trademarks of others. */
const METHODS = ['Visa', 'Mastercard', 'American Express', 'Apple Pay', 'Google Pay']

function PaymentMarks() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="chart-label caps font-sans text-soft">{text('payment')}</h2>
      <ul className="flex flex-wrap gap-1.5">
        {METHODS.map((method) => (
          <li key={method} className="rounded-[4px] border border-line bg-paper px-2 py-1 text-label">
            {method}
          </li>
        ))}
      </ul>
    </div>
  )
}

const TOOLS = Object.assign({}, ...Object.values(TOOL_GROUPS)) as Readonly<Record<string, string>>

const SUPPORT = {
  help: '/help-center',
  'support-center': '/support-center',
  'chat-with-us': '/chat-with-us',
  refunds: '/refund-policy',
  download: '/download',
} as const

const COMPANY = {
  about: '/about',
  places: '/places',
  blog: '/blog',
  writers: '/writers',
  pricing: '/pricing',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  'cookie-policy': '/cookies-policy',
} as const

/** The footer, like a chart's title block: links, legal details and sources. */
export function Footer() {
  // On a phone three collapsed sections are better than a screen and a half of links.
  const isFolded = useLayout() === 'mobile'
  const { pathname } = useLocation()
  return (
    <footer className="mt-16 bg-sunk pb-(--tab-bar) lg:mt-24">
      <div className="chart-scale" aria-hidden="true" />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 pt-10 pb-8 lg:pt-12 lg:pb-10 lg:grid-cols-[17rem_1fr]">
        <div className="flex flex-col items-start gap-5 lg:border-e lg:border-line lg:pe-10">
          <Wordmark name={BRAND.name} />
          <p className="max-w-[32ch] text-small text-soft">{BRAND.promise}</p>
          {/* The settings page has its own. */}
          {pathname !== '/settings' && <ThemeChoice />}
        </div>
        {isFolded ? (
          <div className="divide-y divide-line border-y border-line">
            <FoldedLinks title="footer.tools" links={TOOLS} />
            <FoldedLinks title="footer.support" links={SUPPORT} />
            <FoldedLinks title="footer.company" links={COMPANY} />
          </div>
        ) : (
          <div className="grid grid-cols-2 gap-x-8 gap-y-8 md:grid-cols-4">
            <div className="col-span-2">
              <LinkList title="footer.tools" links={TOOLS} className="columns-2 gap-x-8" />
            </div>
            <LinkList title="footer.support" links={SUPPORT} />
            <LinkList title="footer.company" links={COMPANY} />
          </div>
        )}
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-t border-line py-4">
          <SocialLinks />
          <PaymentMarks />
        </div>
        <Imprint />
      </div>
    </footer>
  )
}

function Imprint() {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-t border-line py-5 text-label text-soft">
      <p>{text('copyright', { year: today().slice(0, 4), owner: LEGAL_ENTITY.name })}</p>
      <a
        href="/cookies-policy#cookie-settings"
        className="inline-flex min-h-6 items-center text-soft hover:text-ink max-sm:min-h-11"
      >
        {text('cookie-settings')}
      </a>
      <p>{text('sources')}</p>
    </div>
  )
}
