import { Link } from 'react-router'
import { encode } from 'uqr'

import { usePageConfig } from '../../api/page-config.tsx'
import { INSTALL_PATHS } from './choose-install-path.ts'
import { getAppText as text } from './get-app-text.ts'
import { HereCard } from './here-card.tsx'
import { InstallSteps } from './install-steps.tsx'

/** The quiet zone that scanners need, in modules. */
const QUIET_ZONE = 4

type QrCodeProps = { readonly text: string; readonly label: string }

/** Dark on light in both themes, because cameras expect it; rendered on the server, so no image has to load. */
function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="block w-full"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fdfbf5" />
      <path d={squares.join('')} fill="#12303a" />
    </svg>
  )
}

const FACTS = ['offline', 'small', 'quiet'] as const

export function DownloadPage() {
  const { origin } = usePageConfig()
  const address = `${origin}/download`
  return (
    <div className="page-width py-10 lg:py-16">
      <h1 className="text-display">{text('heading')}</h1>
      <p className="mt-4 max-w-[56ch] text-lead text-soft">{text('lead')}</p>
      <div className="mt-10 grid gap-6 md:grid-cols-[1fr_18rem]">
        <HereCard />
        <section aria-labelledby="phone" className="hidden border-s border-line ps-6 md:block">
          <h2 id="phone" className="text-title">
            {text('phone')}
          </h2>
          <p className="mt-1 mb-4 text-small text-soft">{text('phone.text')}</p>
          <div className="max-w-44 border border-edge">
            <QrCode text={address} label={text('phone.label', { address })} />
          </div>
          <p className="mt-2 text-label wrap-anywhere text-soft">{address}</p>
        </section>
      </div>
      <section aria-labelledby="all" className="mt-16">
        <h2 id="all" className="text-heading">
          {text('all')}
        </h2>
        <div className="mt-6 grid gap-x-12 border-t border-edge md:grid-cols-2">
          {INSTALL_PATHS.map((path) => (
            <div key={path} className="border-b border-line py-6">
              <h3 className="mb-3 font-sans text-base font-semibold tracking-normal">{text(`here.${path}`)}</h3>
              <InstallSteps path={path} />
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="facts" className="mt-16 grid gap-x-16 gap-y-6 lg:grid-cols-[16rem_1fr]">
        <h2 id="facts" className="text-heading">
          {text('facts')}
        </h2>
        <dl className="divide-y divide-line border-y border-line">
          {FACTS.map((fact) => (
            <div key={fact} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">{text(`fact.${fact}`)}</dt>
              <dd className="text-soft">{text(`fact.${fact}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="mt-8">
        <Link to="/pwabuilder" className="inline-flex min-h-11 items-center text-tide">
          {text('packages.link')}
        </Link>
      </p>
    </div>
  )
}
