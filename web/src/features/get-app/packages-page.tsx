import { usePageConfig } from '../../api/page-config.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { getAppText as text } from './get-app-text.ts'

const SYSTEMS = [
  ['Android', 'android', text('packages.android.needs')],
  ['iOS', 'ios', text('packages.ios.needs')],
] as const

const WELL_KNOWN = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'] as const

const FILES = [
  ['/manifest.webmanifest', text('packages.manifest')],
  ['/sw.js', text('packages.worker')],
] as const

export function PackagesPage() {
  const { apps } = usePageConfig()
  return (
    <div className="page-width py-10 lg:py-16">
      <h1 className="text-heading">{text('packages.heading')}</h1>
      <p className="mt-4 mb-6 max-w-[60ch] text-lead">{text(apps ? 'packages.lead.some' : 'packages.lead.none')}</p>
      <div className="flex flex-wrap gap-3">
        {(['android', 'ios'] as const).map(
          (system) =>
            apps?.[system] && (
              <a key={system} href={apps[system]} className={buttonClass({})}>
                {text(`store.${system}`)}
              </a>
            ),
        )}
        <ButtonLink to="/download" variant={apps ? 'outline' : 'default'}>
          {text('packages.to-download')}
        </ButtonLink>
      </div>
      <BuildThem />
      <div className="mt-12 grid max-w-[72ch] gap-10">
        <section aria-labelledby="inside">
          <h2 id="inside" className="text-title">
            {text('packages.inside')}
          </h2>
          <p className="mt-3 text-soft">{text('packages.inside.text')}</p>
        </section>
        <LinksAndPush />
        <CheckTheApp />
      </div>
    </div>
  )
}

function BuildThem() {
  const { origin } = usePageConfig()
  return (
    <section aria-labelledby="build" className="mt-14 max-w-[72ch]">
      <h2 id="build" className="text-title">
        {text('packages.build')}
      </h2>
      <dl className="mt-4 border-t border-edge">
        {SYSTEMS.map(([system, platform, needs]) => (
          <div key={system} className="grid gap-x-6 gap-y-2 border-b border-line py-5 sm:grid-cols-[7rem_1fr]">
            <dt className="font-display text-lead">{system}</dt>
            <dd>
              <code className="block rounded-control bg-sunk px-4 py-3 text-small wrap-anywhere">
                PUBLIC_URL={origin} npm run native -- {platform}
              </code>
              <span className="mt-2 block text-small text-soft">
                <span className="chart-label">{text('packages.needs')}</span> {needs}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-soft">{text('packages.result')}</p>
    </section>
  )
}

function LinksAndPush() {
  return (
    <>
      <section aria-labelledby="links">
        <h2 id="links" className="text-title">
          {text('packages.links')}
        </h2>
        <p className="mt-3 text-soft">{text('packages.links.text')}</p>
        <ul className="mt-3 grid gap-1">
          {WELL_KNOWN.map((path) => (
            <li key={path} className="chart-label wrap-anywhere">
              {path}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="push">
        <h2 id="push" className="text-title">
          {text('packages.push')}
        </h2>
        <p className="mt-3 text-soft">{text('packages.push.text')}</p>
      </section>
    </>
  )
}

function CheckTheApp() {
  const { origin } = usePageConfig()
  return (
    <section aria-labelledby="check">
      <h2 id="check" className="text-title">
        {text('packages.check')}
      </h2>
      <p className="mt-3 text-soft">{text('packages.check.text')}</p>
      <p className="mt-4">
        <a
          href={`https://www.pwabuilder.com/reportcard?site=${encodeURIComponent(origin)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'outline' })}
        >
          {text('packages.pwabuilder')}
        </a>
      </p>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {FILES.map(([path, name]) => (
          <li key={path}>
            <a href={path} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 text-tide">
              {name}
              <span className="chart-label text-soft">{path}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
